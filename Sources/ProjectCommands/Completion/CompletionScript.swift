/// A shell's script: it hands the words to the program itself, so that it never grows old.
enum CompletionScript: String {
    case bash
    case zsh
    case fish

    /// The script for a program of some name.
    ///
    /// Where nothing is proposed, the shell proposes files. Names are other people's: each shell gets them quoted, and
    /// no script evaluates what was typed.
    func text(for program: String) -> String {
        let function = "_" + program.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        return template.replacing("_PROGRAM", with: function).replacing("PROGRAM", with: program)
    }

    private var template: String {
        switch self {
        case .bash: Self.bashTemplate
        case .zsh: Self.zshTemplate
        case .fish: Self.fishTemplate
        }
    }

    private static let bashTemplate = #"""
        # bash completion for PROGRAM
        _PROGRAM() {
            local line word
            local -a typed=("${COMP_WORDS[@]:1:COMP_CWORD}")
            COMPREPLY=()
            # Between quotation marks Bash's own completion of files knows what has to be quoted.
            [[ ${COMP_WORDS[COMP_CWORD]} == *[\'\"]* ]] && return
            while IFS= read -r line; do
                printf -v word %q "${line%%$'\t'*}"
                COMPREPLY+=("$word")
            done < <(PROGRAM completion words -- "${typed[@]//\\/}" 2>/dev/null)
        }
        complete -o default -F _PROGRAM PROGRAM

        """#

    private static let zshTemplate = #"""
        #compdef PROGRAM
        _PROGRAM() {
            local line word
            local -a found
            for line in "${(@f)$(PROGRAM completion words -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
                [[ -n $line ]] || continue
                word=${${line%%$'\t'*}//\\/\\\\}
                found+=("${word//:/\\:}:${line#*$'\t'}")
            done
            if (( $#found )); then
                _describe 'PROGRAM' found
            else
                _files
            fi
        }
        if [[ $funcstack[1] == _PROGRAM ]]; then
            _PROGRAM "$@"
        else
            compdef _PROGRAM PROGRAM
        fi

        """#

    private static let fishTemplate = #"""
        # fish completion for PROGRAM
        function _PROGRAM
            set -l words (commandline -opc)
            set -l current "$(commandline -ct | string unescape)"
            set -l found (PROGRAM completion words -- $words[2..-1] $current 2>/dev/null)
            if test (count $found) -gt 0
                printf '%s\n' $found
            else
                __fish_complete_path $current
            end
        end
        complete -c PROGRAM -f -a '(_PROGRAM)'

        """#
}
