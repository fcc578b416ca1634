#!/usr/bin/env bash
# Builds the four remotes and releases them into the bucket of deploy/compose.yaml, as each team does with its own.
# Needs `npm ci` and deploy/secrets.sh before, and the running containers. SHOP_IS_BUILT=1 releases the builds that exist.
set -euo pipefail
cd "$(dirname "$0")/.."
export STORE_API_URL=${STORE_API_URL:-http://localhost:8080}
STORE_API_DEPLOY_TOKEN=${STORE_API_DEPLOY_TOKEN:-$(cat deploy/secrets/deploy-token)}
AWS_SECRET_ACCESS_KEY=${AWS_SECRET_ACCESS_KEY:-$(cat deploy/secrets/bucket-secret)}
export STORE_API_DEPLOY_TOKEN AWS_SECRET_ACCESS_KEY
export AWS_ACCESS_KEY_ID=${AWS_ACCESS_KEY_ID:-shop}
export AWS_REGION=${AWS_REGION:-us-east-1}
export AWS_ENDPOINT_URL_S3=${AWS_ENDPOINT_URL_S3:-http://localhost:9000}
export ARTIFACT_ROOT=${ARTIFACT_ROOT:-s3://artifacts}
export ARTIFACT_BASE_URL=${ARTIFACT_BASE_URL:-http://static.shop.localhost:8080}

for ((second = 0; ; second += 1)); do
  curl --fail --silent --output /dev/null "$STORE_API_URL/health" && break
  if [ "$second" = 120 ]; then
    echo "release-demo: $STORE_API_URL/health does not answer. Are the containers up? docker compose -p fonte-vigna ps" >&2
    exit 1
  fi
  sleep 1
done
[ -n "${SHOP_IS_BUILT:-}" ] || npm run build
for remote in mf-catalog mf-cart mf-checkout mf-account; do
  npm run release -- "$remote" --reason 'first release'
done
