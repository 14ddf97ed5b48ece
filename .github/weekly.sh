#!/usr/bin/env bash
# weekly.sh: looks for known vulnerabilities of packages that are high or critical and that a new version mends, and
# damages the content in 2,000 ways that no run has tried before. Exit code 1 if it finds something, 2 if it finds nothing
# but the registry did not answer.
for folder in . tools/firebase-cli; do
  answer=$(npm audit --json --prefix "$folder")
  if [[ $(jq '.metadata != null' <<< "$answer") == true ]]; then
    # A new major version may need changes, or be an old one: Dependabot's alerts, which nobody must close, have these.
    list=$(jq -r '.vulnerabilities[] | select(.severity == "high" or .severity == "critical") |
      select(.fixAvailable | . == true or .isSemVerMajor? == false) | "\(.name): \(.severity)"' <<< "$answer")
    if [[ $list ]]; then printf 'Packages of %s with a vulnerability that a new version mends:\n%s\n' "$folder" "$list"; found=1; fi
  else
    printf 'The registry did not answer about %s:\n%s\n' "$folder" "$answer"
    unknown=1
  fi
done
MUTATIONS=2000 npx jest mutation || found=1
if [[ ${found:-} ]]; then exit 1; fi
if [[ ${unknown:-} ]]; then exit 2; fi
