#!/usr/bin/env bash
# tell.sh LABEL TITLE: tells the owner how a test has ended. The first line of $RESULT is `failure`, which opens an issue
# unless one with this label is open, or `success`, which closes it; anything else says nothing. The issue has the other
# lines of $RESULT and the text of standard input, and is assigned to the users of $OWNER (asha, ravi). Exit code 1 if
# somebody could not be told.
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

if [[ ! $issue ]]; then
  gh label create "$label" --force
  # Indented, so that nothing in it is read as Markdown.
  issue=$({ printf '[What has happened](%s):\n\n' "$run"; tail -n +2 <<< "$RESULT" | sed 's/^/    /'; echo; cat; } |
    gh issue create --label "$label" --title "$title" --body-file -)
fi
# Afterwards and one by one, since GitHub refuses all if somebody is no member of the organisation. An open issue too:
# OWNER may have been wrong when it was opened.
read -ra users <<< "${OWNER//[@,]/ }"
# An empty name if there is no user.
for user in "${users[@]:-}"; do
  if [[ $user ]] && gh issue edit "$issue" --add-assignee "$user"; then continue; fi
  echo "::error::${user:-Nobody} is not told of $issue. The variable OWNER must have usernames of members of the organisation."
  failed=1
done
exit "${failed:-0}"
