#!/usr/bin/env bash
# deploy.sh …: runs Firebase's command line on the site in /tmp/site, with these arguments, in the workflows. Of
# firebase.json it gives on only how to serve files: Firebase would run the commands that other settings name. The runner's
# own Node will do: Firebase takes any from 20, and no further action runs beside the right to deploy.
set -euo pipefail
jq '{hosting: .hosting | {public, ignore, cleanUrls, trailingSlash, redirects, headers}}' \
  /tmp/site/firebase.json > /tmp/firebase.json
cp /tmp/firebase.json .firebaserc /tmp/site
tools/firebase-cli/node_modules/.bin/firebase "$@" --config /tmp/site/firebase.json --non-interactive
