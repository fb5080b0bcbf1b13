// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * parquet_arrow.cpp - parquet_file.h by Arrow's C++ library, the only part of this project in C++: the library that
 * defines Parquet's reference reader and writer has no C interface that is as widely there. Nothing is thrown
 * out of here.
 *
 * Rows gather in columns, and become a row group when there are many of them, or much text. So memory is
 * bounded, and a reader that wants two columns reads two.
 */
#include "sink/tables/parquet_file.h"

#include <cerrno>
#include <exception>
#include <memory>
#include <new>
#include <string>
#include <vector>

#include <arrow/api.h>
#include <arrow/io/api.h>
#include <arrow/util/io_util.h>
#include <parquet/arrow/writer.h>
#include <parquet/properties.h>

namespace
{

constexpr int64_t group_rows = 128 << 10;
constexpr size_t group_text = 32 << 20; /* bytes */

std::shared_ptr<arrow::DataType> arrow_type(parquet_type type)
{
	switch (type) {
	case PARQUET_BOOL:
		return arrow::boolean();
	case PARQUET_TEXT:
		return arrow::utf8();
	case PARQUET_REAL:
		return arrow::float64();
	case PARQUET_TIME:
		return arrow::timestamp(arrow::TimeUnit::MICRO, "UTC");
	default:
		return arrow::int64();
	}
}

int error_of(const arrow::Status &s)
{
	if (s.ok())
		return 0;
	if (s.IsOutOfMemory())
		return -ENOMEM;
	int e = arrow::internal::ErrnoFromStatus(s);
	return e > 0 ? -e : -EIO;
}

template <typename F> int guarded(F f)
{
	try {
		return f();
	} catch (const std::bad_alloc &) {
		return -ENOMEM;
	} catch (const std::exception &) {
		return -EIO;
	}
}

} // namespace

struct parquet_file {
	std::vector<parquet_column> columns;
	std::shared_ptr<arrow::Schema> schema;
	std::shared_ptr<arrow::io::FileOutputStream> out;
	std::unique_ptr<parquet::arrow::FileWriter> writer;
	std::vector<std::unique_ptr<arrow::ArrayBuilder>> builders;
	size_t at = 0, text = 0; /* column of the row, bytes of text that wait */
	int64_t rows = 0;

	arrow::Status open(const char *path);
	arrow::Status flush();
	int next();
};

arrow::Status parquet_file::open(const char *path)
{
	arrow::FieldVector fields;

	for (const parquet_column &c : columns) {
		fields.push_back(arrow::field(c.name, arrow_type(c.type)));
		std::unique_ptr<arrow::ArrayBuilder> b;
		ARROW_RETURN_NOT_OK(arrow::MakeBuilder(arrow::default_memory_pool(),
						       fields.back()->type(), &b));
		builders.push_back(std::move(b));
	}
	schema = arrow::schema(fields);
	ARROW_ASSIGN_OR_RAISE(out, arrow::io::FileOutputStream::Open(path));
	auto properties = parquet::WriterProperties::Builder()
				  .compression(parquet::Compression::ZSTD)
				  ->created_by("xptibpf")
				  ->build();
	ARROW_ASSIGN_OR_RAISE(writer, parquet::arrow::FileWriter::Open(*schema,
								       arrow::default_memory_pool(),
								       out, properties));
	return arrow::Status::OK();
}

arrow::Status parquet_file::flush()
{
	arrow::ArrayVector arrays;

	if (!rows)
		return arrow::Status::OK();
	for (auto &b : builders) {
		std::shared_ptr<arrow::Array> a;
		ARROW_RETURN_NOT_OK(b->Finish(&a));
		arrays.push_back(a);
	}
	auto table = arrow::Table::Make(schema, arrays, rows);
	int64_t n = rows;
	rows = 0;
	text = 0;
	return writer->WriteTable(*table, n);
}

int parquet_file::next()
{
	if (++at < columns.size())
		return 0;
	at = 0;
	if (++rows < group_rows && text < group_text)
		return 0;
	return error_of(flush());
}

bool parquet_works(void)
{
	return true;
}

int parquet_open(const char *path, const struct parquet_column *columns, unsigned n,
		 struct parquet_file **ret)
{
	return guarded([&] {
		auto f = std::make_unique<parquet_file>();

		f->columns.assign(columns, columns + n);
		int r = error_of(f->open(path));
		if (!r)
			*ret = f.release();
		return r;
	});
}

static arrow::Status append(arrow::ArrayBuilder *b, parquet_type type, const struct cell *c)
{
	if (c->kind == CELL_NULL)
		return b->AppendNull();
	if ((type == PARQUET_TEXT) != (c->kind == CELL_TEXT) ||
	    (type == PARQUET_REAL) != (c->kind == CELL_REAL))
		return arrow::Status::TypeError("");
	switch (type) {
	case PARQUET_TEXT:
		return static_cast<arrow::StringBuilder *>(b)->Append(c->text,
								      static_cast<int32_t>(c->len));
	case PARQUET_BOOL:
		return static_cast<arrow::BooleanBuilder *>(b)->Append(c->i != 0);
	case PARQUET_REAL:
		return static_cast<arrow::DoubleBuilder *>(b)->Append(c->real);
	case PARQUET_TIME:
		return static_cast<arrow::TimestampBuilder *>(b)->Append(
			static_cast<int64_t>(c->i));
	default:
		return static_cast<arrow::Int64Builder *>(b)->Append(static_cast<int64_t>(c->i));
	}
}

int parquet_cell(struct parquet_file *f, const struct cell *c)
{
	return guarded([&] {
		bool text = c->kind == CELL_TEXT;

		if (text && c->len > INT32_MAX)
			return -EINVAL;
		arrow::Status s = append(f->builders[f->at].get(), f->columns[f->at].type, c);
		f->text += text ? c->len : 0;
		int r = s.IsTypeError() ? -EINVAL : error_of(s);
		return r < 0 ? r : f->next();
	});
}

int parquet_close(struct parquet_file *f)
{
	return guarded([&] {
		if (f->at)
			return -EINVAL;
		int r = error_of(f->flush());
		if (!r)
			r = error_of(f->writer->Close());
		if (!r)
			r = error_of(f->out->Close());
		return r;
	});
}

struct parquet_file *parquet_free(struct parquet_file *f)
{
	guarded([&] {
		delete f;
		return 0;
	});
	return nullptr;
}
