#!/usr/bin/env bash
# changes.sh: the output `form` says whether more than texts has changed since the last release, so that the form
# should be tested; also if that is not known. Exit code 1 if that release is newer than this one, or GitHub does not
# answer.
last=$(gh api graphql -f owner="${GITHUB_REPOSITORY%/*}" -f name="${GITHUB_REPOSITORY#*/}" -f query='
  query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) {
    deployments(environments: ["production"], orderBy: { field: CREATED_AT, direction: DESC }, first: 100) {
      nodes { commitOid latestStatus { state } } } } }' \
  --jq 'first(.data.repository.deployments.nodes[] | select(.latestStatus.state == "SUCCESS") | .commitOid)') || exit 1
if [[ $(git rev-list --max-count 1 "HEAD..$last") ]]; then
  echo '::error::A newer release is live, so this one stays off: docs/running.md says how to take a release back.'
  exit 1
fi
if git diff --quiet "$last" HEAD -- . ':!content'; then form=false; else form=true; fi
echo "form=$form" >> "$GITHUB_OUTPUT"
