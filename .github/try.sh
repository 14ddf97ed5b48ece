#!/usr/bin/env bash
# try.sh COMMAND …: runs a test. The output `result` is for tell.sh: the state, and what the test has printed. Exit code 1
# is what the test found. Any other says that it could not be tried, which is neither a success nor a failure.
"$@" 2>&1 | tee found.txt
code=${PIPESTATUS[0]}
case $code in 0) state=success ;; 1) state=failure ;; *) state=unknown ;; esac
mark=$(openssl rand -hex 16)
{ echo "result<<$mark"; echo "$state"; head -c 5000 found.txt; echo; echo "$mark"; } >> "$GITHUB_OUTPUT"
exit "$code"
