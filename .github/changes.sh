#!/usr/bin/env bash
# changes.sh: the output `form` says whether more than texts has changed since the last good release, so that the form
# should be tested; also if that is not known.
last=$(gh run list --workflow release.yml --status success --limit 1 --json headSha --jq '.[].headSha')
if git diff --quiet "$last" HEAD -- . ':!content'; then form=false; else form=true; fi
echo "form=$form" >> "$GITHUB_OUTPUT"
