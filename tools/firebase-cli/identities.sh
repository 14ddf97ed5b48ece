#!/usr/bin/env bash
# Lets the workflows of a repository deploy to the two Firebase projects without a stored key. Run it in Google's Cloud
# Shell, as the owner of both: bash identities.sh OWNER/NAME LIVE-PROJECT PREVIEW-PROJECT
# It prints what to write into the variables of the repository. If a new account cannot be given its role yet, wait a
# minute and run it again: it leaves what is right and corrects the rest.
set -euo pipefail
repository=$1 live=$2 preview=$3

id=${REPOSITORY_ID:-$(curl -fsS "https://api.github.com/repos/$repository" | jq .id)} || {
  echo "GitHub shows no public repository $repository. For a private one, find its number with the command line of GitHub,"
  echo "  gh api repos/$repository --jq .id"
  echo "and run this again: REPOSITORY_ID=NUMBER bash $0 $repository $live $preview"
  exit 1
} >&2

identity() { # a project, the environment of its workflow, and a further condition
  local project=$1 environment=$2 only=${3:-} account="website-deploy@$1.iam.gserviceaccount.com" number pool role verb
  gcloud services enable iam.googleapis.com iamcredentials.googleapis.com sts.googleapis.com serviceusage.googleapis.com \
    cloudresourcemanager.googleapis.com firebase.googleapis.com firebasehosting.googleapis.com --project "$project"

  if ! gcloud iam service-accounts describe "$account" --project "$project" > /dev/null 2>&1; then
    gcloud iam service-accounts create website-deploy --project "$project"
  fi
  for role in firebasehosting.admin serviceusage.serviceUsageConsumer serviceusage.apiKeysViewer; do
    gcloud projects add-iam-policy-binding "$project" --member "serviceAccount:$account" --role "roles/$role" --condition None
  done

  local pools=(--location global --project "$project") provider=(github --workload-identity-pool github)
  if ! gcloud iam workload-identity-pools describe github "${pools[@]}" > /dev/null 2>&1; then
    gcloud iam workload-identity-pools create github "${pools[@]}"
  fi
  verb=create-oidc
  if gcloud iam workload-identity-pools providers describe "${provider[@]}" "${pools[@]}" > /dev/null 2>&1; then
    verb=update-oidc
  fi
  gcloud iam workload-identity-pools providers "$verb" "${provider[@]}" "${pools[@]}" \
    --issuer-uri https://token.actions.githubusercontent.com \
    --attribute-mapping 'google.subject=assertion.sub,attribute.environment=assertion.environment' \
    --attribute-condition "assertion.repository_id == '$id' && assertion.environment == '$environment'$only"

  number=$(gcloud projects describe "$project" --format 'value(projectNumber)')
  pool=projects/$number/locations/global/workloadIdentityPools/github
  gcloud iam service-accounts add-iam-policy-binding "$account" --project "$project" \
    --role roles/iam.workloadIdentityUser \
    --member "principalSet://iam.googleapis.com/$pool/attribute.environment/$environment"
  results+="$environment: $pool/providers/github, $account"$'\n'
}

results=
identity "$live" production " && assertion.ref == 'refs/heads/main'"
identity "$preview" preview
printf '\nDone. For the variables of the repository:\n%s' "$results"
