# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
#
# Completion of xptibpf for fish. What can be written next, the program says itself.
function __xptibpf_complete
	set -l current (commandline -ct)
	set -l words (commandline -opc)
	set -l lines (command xptibpf completions --words $words[2..] "$current" 2>/dev/null)
	set -l option (string match -r '^--[^=]*=' -- "$current")
	set -l typed (string replace -r '^--[^=]*=' '' -- "$current")
	switch "$lines[1]"
		case ':files'
			__fish_complete_path "$typed" | string replace -r '^' -- "$option"
		case ':folders'
			__fish_complete_directories "$typed" | string replace -r '^' -- "$option"
		case ':program *'
			# Words are counted from "xptibpf" on, which is 0 there and 1 here.
			set -l first (math 1 + (string replace ':program ' '' -- $lines[1]))
			complete -C (string join ' ' -- (string escape -- $words[$first..]) "$current")
		case '*'
			printf '%s\n' $lines
	end
end
complete -c xptibpf -f -k -a '(__xptibpf_complete)'
