#!/usr/bin/env bash
# weekly.sh: looks whether main is guarded, also in fact, whether the variables are set ($VARIABLES, as JSON), and for
# critical vulnerabilities of the site's packages that a new version mends. Exit code 1 if it finds something, 2 if it
# finds nothing but GitHub or the registry did not answer.
ask() { # a path of GitHub's API, what must be true of its answer, and what it means if it is not
  local answer
  # GitHub refuses the question to a private project without a paid plan, which is an answer.
  if ! answer=$(gh api "repos/$GITHUB_REPOSITORY/$1") && [[ ! $(jq -r .status <<< "$answer") =~ ^40[34]$ ]]; then
    printf 'GitHub did not answer about %s:\n%s\n' "$1" "$answer"
    unknown=1
  elif ! jq -e "$2" <<< "$answer" > /dev/null 2>&1; then
    printf '%s GitHub answers:\n%s\n' "$3" "$answer"
    found=1
  fi
}
# GitHub leaves out a ruleset that is disabled. A team may approve in place of the code owners (docs/deployment.md).
ask rules/branches/main '["check", "undone"] - [.[].parameters.required_status_checks[]?.context] == [] and
  any(.[].parameters; .require_code_owner_review or any(.required_reviewers[]?; .minimum_approvals > 0))' \
  'The ruleset of main is not active, or lacks a rule: anybody who can push can change the live site.'
# GitHub does not say whether code owners count while no approval is required. What was merged in the last week tells.
unapproved='.[] | select(any(.reviews[].state; . == "APPROVED") or
  all(.files[].path; startswith("content/") and (contains("/.") | not)) | not).url'
if ! merged=$(gh pr list --state merged --search "merged:>$(date -d '8 days ago' +%F)" --limit 100 \
  --json url,files,reviews --jq "$unapproved"); then
  unknown=1
elif [[ $merged ]]; then
  printf 'Merged without approval, though more than texts had changed:\n%s\n' "$merged"
  found=1
fi
ask codeowners/errors '.errors == []' 'CODEOWNERS has names that GitHub ignores: for those files nobody has to approve.'
for file in release check undone canary; do
  ask "actions/workflows/$file.yml" '.state == "active"' \
    "$file.yml is disabled: Actions → its name → Enable workflow, and Run workflow if it is Release."
done
is_set() { jq -e ".$1 // \"\" | . != \"\"" <<< "$VARIABLES" > /dev/null; }
need() { # a variable, one that makes it necessary, and what its lack means
  if is_set "$2" && ! is_set "$1"; then echo "The variable $1 is missing: $3"; found=1; fi
}
need LIVE_ADDRESS WORKLOAD_IDENTITY_PROVIDER 'nobody tests the live site.'
need OWNER WORKLOAD_IDENTITY_PROVIDER 'nobody gets the alarms.'
if [[ -f .firebaserc ]]; then need WORKLOAD_IDENTITY_PROVIDER LIVE_ADDRESS 'no change goes live.'; fi

answer=$(npm audit --json --omit=dev)
if [[ $(jq '.metadata != null' <<< "$answer") == true ]]; then
  # Dependabot has the others. A new major version may need changes, or be an old one.
  list=$(jq -r '.vulnerabilities[] | select(.severity == "critical") |
    select(.fixAvailable | . == true or .isSemVerMajor? == false) | .name' <<< "$answer")
  if [[ $list ]]; then printf 'Packages with a critical vulnerability that a new version mends:\n%s\n' "$list"; found=1; fi
else
  printf 'The registry did not answer:\n%s\n' "$answer"
  unknown=1
fi
if [[ ${found:-} ]]; then exit 1; fi
if [[ ${unknown:-} ]]; then exit 2; fi
