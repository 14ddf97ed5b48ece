#!/usr/bin/env bash
# tell.sh LABEL TITLE: tells the owner how a test has ended. The first line of $RESULT is `failure`, which opens an issue
# with this label, or `success`, which closes it; anything else says nothing. The issue has the other lines of $RESULT and
# the text of standard input, and is assigned to the users of $OWNER (asha, ravi). If it is open already, a comment has
# the lines, unless they were the last to be told, within a week. Exit code 1 if somebody could not be told.
set -euo pipefail
label=$1 title=$2
run=$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID
state=$(head -n 1 <<< "$RESULT")
if [[ $state != success && $state != failure ]]; then exit; fi
issue=$(gh issue list --app github-actions --label "$label" --limit 1 --json number --jq '.[].number')
if [[ $state == success ]]; then
  if [[ $issue ]]; then gh issue close "$issue" --comment "Fixed: $run found nothing wrong."; fi
  exit
fi

# Indented, so that nothing in it is read as Markdown.
found=$(tail -n +2 <<< "$RESULT" | sed 's/^./    &/')
if [[ $issue ]]; then
  told=$(gh issue view "$issue" --json body,comments,createdAt \
    --jq '[., (.comments[] | select(.viewerDidAuthor))] | last | select(.createdAt > (now - 604800 | todate)).body')
  if [[ $told != *"$found"* ]]; then
    printf '[This is wrong now](%s):\n\n%s\n' "$run" "$found" | gh issue comment "$issue" --body-file -
  fi
else
  gh label create "$label" --force
  now='the newest comment says what is wrong now'
  issue=$({ printf '[What has happened](%s); %s:\n\n%s\n\n' "$run" "$now" "$found"; cat; } |
    gh issue create --label "$label" --title "$title" --body-file -)
fi
# An open issue too: OWNER may have been wrong when it was opened. GitHub leaves out somebody who may not be assigned,
# without an error.
read -ra users <<< "${OWNER//[@,]/ }"
# An empty name if there is no user.
for user in "${users[@]:-}"; do
  if [[ $user ]] && gh api "repos/$GITHUB_REPOSITORY/issues/${issue##*/}/assignees" -f "assignees[]=$user" \
    --jq '.assignees[].login' | grep -iqx -- "$user"; then continue; fi
  echo "::error::${user:-Nobody} is not told of $issue. The variable OWNER must have usernames of members of the organisation."
  failed=1
done
exit "${failed:-0}"
