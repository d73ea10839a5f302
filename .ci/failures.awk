# Reads the output of a failed run of the Swift tests and writes what failed and why, with the runner's summary at the end.
# Of a run that broke off it writes which tests had begun and not ended.
function short(line) { return length(line) > 600 ? substr(line, 1, 200) " [...] " substr(line, length(line) - 380) : line }

{ gsub(/\033\[[0-9;]*m/, "") }

/^✘ Test run with / { summary = $0; next }

/^✘ .* recorded an issue/ { print short($0); shown = 0; told = 1; next }

/^(✔|✘|◇|➜|⚠)/ {
    told = 0
    if (match($0, /^◇ Test .* started\.$/) && $0 !~ /^◇ Test run started/) begun[substr($0, 1, RLENGTH - 9)] = 1
    if (match($0, / (passed|failed) after /)) {
        name = substr($0, 1, RSTART - 1)
        sub(/^(✔|✘)/, "◇", name)
        delete begun[name]
    }
    next
}

# What an issue says in more lines than one, up to a length that leaves room for the others.
told && shown++ < 6 { print short($0) }

/^error: / { last = $0 }

END {
    if (summary) { print summary; exit }
    for (name in begun) print short(name) " began and did not end"
    if (last) print last
}
