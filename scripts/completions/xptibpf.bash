# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# shellcheck shell=bash
#
# Completion of xptibpf for bash. What can be written next, the program says itself; here is what bash needs:
# words as the program would get them, for bash splits them at COMP_WORDBREAKS, where no blank is.
_xptibpf() {
	local rest=${COMP_LINE:0:COMP_POINT} words=() first=() i word line current

	for ((i = 0; i <= COMP_CWORD; i++)); do
		word=${COMP_WORDS[i]}
		if [[ $i -eq 0 || $rest == [[:blank:]]* ]]; then
			rest=${rest#"${rest%%[![:blank:]]*}"}
			words+=("")
			first+=("$i")
		fi
		((i < COMP_CWORD)) || word=$rest
		words[-1]+=$word
		rest=${rest#"$word"}
	done
	COMPREPLY=()
	# The most likely comes first; older releases of bash sort.
	compopt -o nosort 2>/dev/null
	# An open quote is not part of the word.
	current=${words[-1]#[\'\"]}
	words[-1]=$current
	while IFS= read -r line; do
		case $line in
		:files | :folders)
			compopt -o default
			[[ $line == :files ]] || compopt -o dirnames
			return
			;;
		:program\ *)
			i=${first[${line#* }]}
			if declare -F _command_offset >/dev/null; then
				_command_offset "$i"
			elif ((i == COMP_CWORD)); then
				mapfile -t COMPREPLY < <(compgen -c -- "$current")
			else
				compopt -o default
			fi
			return
			;;
		*) COMPREPLY+=("${line%%$'\t'*}") ;;
		esac
	done < <(command xptibpf completions --words "${words[@]:1}" 2>/dev/null)
	[[ ${#COMPREPLY[@]} -ne 1 || ${COMPREPLY[0]} != *= ]] || compopt -o nospace
	# bash replaces what stands after the last character that it splits at.
	if [[ $current == *[:=]* && ${COMP_WORDS[COMP_CWORD]} != [\'\"]* ]]; then
		word=${current%"${current##*[:=]}"}
		[[ $COMP_WORDBREAKS == *"${word: -1}"* ]] || return
		COMPREPLY=("${COMPREPLY[@]#"$word"}")
	fi
}
complete -F _xptibpf xptibpf
