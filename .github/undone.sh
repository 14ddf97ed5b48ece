#!/usr/bin/env bash
# undone.sh: writes the list $FOUND as a review of the pull request, once for each of its commits. A review, since
# check.yml deletes the last comment.
set -euo pipefail
pull() { jq -r ".pull_request.$1" "$GITHUB_EVENT_PATH"; }
commit=$(pull head.sha)
written=$(gh api "$(pull url)/reviews" --paginate --jq '.[] | select(.user.login == "github-actions[bot]") | .commit_id')
if [[ $written == *"$commit"* ]]; then exit; fi

run=$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID
{
  echo 'These texts have changed since the form was opened, and saving it has put the old ones back:'
  echo
  # Indented, so that nothing in it is read as Markdown.
  sed 's/^/    /' <<< "$FOUND"
  echo
  echo "The colleague’s text is under “Files changed”, in red. Write it into these fields of your draft and save."
  echo
  echo "If your text is meant to be so, give this pull request the label \`keep-mine\` (under “Labels”), and press" \
    "“Re-run jobs” → “Re-run failed jobs” on [the page of this check]($run). The label holds until you save again: if it" \
    "is there already, take it off first."
} | gh pr review "$(pull html_url)" --comment --body-file -
