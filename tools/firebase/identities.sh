#!/usr/bin/env bash
# Lets the workflows of a repository deploy to the two Firebase projects without a stored key. Run it once, in Google's
# Cloud Shell, as the owner of both: bash tools/firebase/identities.sh OWNER/NAME LIVE-PROJECT PREVIEW-PROJECT
# For a private repository, set REPOSITORY_ID to what `gh api repos/OWNER/NAME --jq .id` prints. It prints what to write
# into the variables of the repository. If a new account cannot be given its role yet, wait a minute and run it again.
set -euo pipefail
repository=$1
id=${REPOSITORY_ID:-$(curl -fsS "https://api.github.com/repos/$repository" | jq .id)}

identity() { # a project, the environment of its workflow, and a further condition
  local project=$1 environment=$2 only=${3:-} account="website-deploy@$1.iam.gserviceaccount.com" number pool role
  gcloud services enable iam.googleapis.com iamcredentials.googleapis.com sts.googleapis.com serviceusage.googleapis.com \
    cloudresourcemanager.googleapis.com firebase.googleapis.com firebasehosting.googleapis.com --project "$project"
  gcloud iam service-accounts create website-deploy --project "$project" || true
  for role in firebasehosting.admin serviceusage.serviceUsageConsumer serviceusage.apiKeysViewer; do
    gcloud projects add-iam-policy-binding "$project" --member "serviceAccount:$account" --role "roles/$role" --condition None
  done
  gcloud iam workload-identity-pools create github --location global --project "$project" || true
  gcloud iam workload-identity-pools providers create-oidc github --workload-identity-pool github \
    --location global --project "$project" --issuer-uri https://token.actions.githubusercontent.com \
    --attribute-mapping 'google.subject=assertion.sub,attribute.environment=assertion.environment' \
    --attribute-condition "assertion.repository_id == '$id' && assertion.environment == '$environment'$only" || true
  number=$(gcloud projects describe "$project" --format 'value(projectNumber)')
  pool=projects/$number/locations/global/workloadIdentityPools/github
  gcloud iam service-accounts add-iam-policy-binding "$account" --project "$project" \
    --role roles/iam.workloadIdentityUser \
    --member "principalSet://iam.googleapis.com/$pool/attribute.environment/$environment"
  echo "$environment: $pool/providers/github, $account"
}

identity "$2" production " && assertion.ref == 'refs/heads/main'"
identity "$3" preview
