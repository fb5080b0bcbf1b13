// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * mockgpu.c - a driver of a GPU that is not there, for the kernel's own GPU scheduler: what is written to /dev/mockgpu is a
 * job of so many microseconds. Jobs run one after the other, up to four are with the "hardware" at once.
 *
 * For kernels from 6.15, and those of before that have its functions (Debian's 6.12).
 */
#include <linux/delay.h>
#include <linux/dma-fence.h>
#include <linux/fs.h>
#include <linux/miscdevice.h>
#include <linux/module.h>
#include <linux/slab.h>
#include <linux/uaccess.h>
#include <linux/version.h>
#include <drm/gpu_scheduler.h>

static struct drm_gpu_scheduler scheduler;
static struct workqueue_struct *ring;
static DEFINE_SPINLOCK(lock);
static u64 fence_context;
static atomic64_t fences, clients;

struct mock_fence {
	struct dma_fence base;
	struct work_struct work;
	unsigned int us;
};

struct mock_job {
	struct drm_sched_job base;
	unsigned int us;
};

struct mock_client {
	struct drm_sched_entity entity;
	u64 id;
};

static const char *fence_name(struct dma_fence *fence)
{
	return "mockgpu";
}

static const struct dma_fence_ops fence_ops = {
	.get_driver_name = fence_name,
	.get_timeline_name = fence_name,
};

static void run(struct work_struct *work)
{
	struct mock_fence *f = container_of(work, struct mock_fence, work);

	usleep_range(f->us, f->us + 10);
	dma_fence_signal(&f->base);
	dma_fence_put(&f->base);
}

static struct dma_fence *run_job(struct drm_sched_job *job)
{
	struct mock_fence *f = kzalloc(sizeof(*f), GFP_KERNEL);

	if (!f)
		return ERR_PTR(-ENOMEM);
	f->us = container_of(job, struct mock_job, base)->us;
	INIT_WORK(&f->work, run);
	dma_fence_init(&f->base, &fence_ops, &lock, fence_context, atomic64_inc_return(&fences));
	dma_fence_get(&f->base);
	queue_work(ring, &f->work);
	return &f->base;
}

static enum drm_gpu_sched_stat timedout_job(struct drm_sched_job *job)
{
	return DRM_GPU_SCHED_STAT_ENODEV; /* there is no such time */
}

static void free_job(struct drm_sched_job *job)
{
	drm_sched_job_cleanup(job);
	kfree(container_of(job, struct mock_job, base));
}

static const struct drm_sched_backend_ops sched_ops = {
	.run_job = run_job,
	.timedout_job = timedout_job,
	.free_job = free_job,
};

static int mock_open(struct inode *inode, struct file *file)
{
	struct drm_gpu_scheduler *list[] = { &scheduler };
	struct mock_client *c = kzalloc(sizeof(*c), GFP_KERNEL);
	int r;

	if (!c)
		return -ENOMEM;
	r = drm_sched_entity_init(&c->entity, DRM_SCHED_PRIORITY_NORMAL, list, 1, NULL);
	if (r) {
		kfree(c);
		return r;
	}
	c->id = atomic64_inc_return(&clients);
	file->private_data = c;
	return 0;
}

static int mock_release(struct inode *inode, struct file *file)
{
	struct mock_client *c = file->private_data;

	drm_sched_entity_destroy(&c->entity);
	kfree(c);
	return 0;
}

static ssize_t mock_write(struct file *file, const char __user *text, size_t n, loff_t *pos)
{
	struct mock_client *c = file->private_data;
	struct mock_job *job = kzalloc(sizeof(*job), GFP_KERNEL);
	int r;

	if (!job)
		return -ENOMEM;
	r = kstrtouint_from_user(text, n, 10, &job->us);
	if (!r)
		r = drm_sched_job_init(&job->base, &c->entity, 1, NULL, c->id);
	if (r) {
		kfree(job);
		return r;
	}
	drm_sched_job_arm(&job->base);
	drm_sched_entity_push_job(&job->base);
	return n;
}

static const struct file_operations file_ops = {
	.owner = THIS_MODULE,
	.open = mock_open,
	.release = mock_release,
	.write = mock_write,
};

static struct miscdevice device = {
	.minor = MISC_DYNAMIC_MINOR,
	.name = "mockgpu",
	.fops = &file_ops,
};

static int __init mock_init(void)
{
	struct drm_sched_init_args args = {
		.ops = &sched_ops,
		.num_rqs = DRM_SCHED_PRIORITY_COUNT,
		.credit_limit = 4,
		.timeout = MAX_SCHEDULE_TIMEOUT,
		.name = "mock_0.1",
	};
	int r;

	ring = alloc_ordered_workqueue("mockgpu", 0);
	if (!ring)
		return -ENOMEM;
	fence_context = dma_fence_context_alloc(1);
	r = misc_register(&device);
	if (r)
		return r;
	args.dev = device.this_device;
	return drm_sched_init(&scheduler, &args);
}
module_init(mock_init);
MODULE_DESCRIPTION("jobs for the GPU scheduler, without a GPU");
MODULE_LICENSE("Dual BSD/GPL");
