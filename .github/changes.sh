#!/usr/bin/env bash
# changes.sh: the output `form` says whether more than texts has changed since the last good release, so that the form
# should be tested; also if that is not known. Exit code 1 if that release is newer than this one.
last=$(gh run list --workflow release.yml --status success --limit 1 --json headSha --jq '.[].headSha')
if [[ $(git rev-list --max-count 1 "HEAD..$last") ]]; then
  echo '::error::A newer release is live, so this one stays off: docs/running.md says how to take a release back.'
  exit 1
fi
if git diff --quiet "$last" HEAD -- . ':!content'; then form=false; else form=true; fi
echo "form=$form" >> "$GITHUB_OUTPUT"
