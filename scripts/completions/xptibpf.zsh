#compdef xptibpf
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
#
# Completion of xptibpf for zsh. What can be written next, the program says itself.
_xptibpf() {
	local line described=0 word
	local -a lines list

	lines=("${(@f)$(command xptibpf completions --words "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
	for line in $lines; do
		case $line in
		:files)
			compset -P '--*='
			_files
			return
			;;
		:folders)
			compset -P '--*='
			_files -/
			return
			;;
		:program\ *)
			shift ${line#* } words
			((CURRENT -= ${line#* }))
			_normal
			return
			;;
		*)
			word=${line%%$'\t'*}
			list+=("${word//:/\\:}:${line#*$'\t'}")
			;;
		esac
	done
	_describe -V xptibpf list
}
# Sourced, it is made known; found in fpath, it is called at once.
if [[ ${funcstack[1]} == _xptibpf ]]; then
	_xptibpf "$@"
else
	compdef _xptibpf xptibpf
fi
