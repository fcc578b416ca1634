#!/usr/bin/env bash
# Creates the secrets of deploy/compose.yaml in deploy/secrets/, readable by the containers' user (1000) only. An existing
# secret is kept.
set -euo pipefail
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
random() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }
for name in deploy-token shell-token health-key metrics-token grafana-password database-password bucket-secret; do
  [ -s "secrets/$name" ] || random >"secrets/$name"
done
[ -s secrets/database-url ] ||
  printf 'postgres://shop:%s@postgres:5432/shop' "$(cat secrets/database-password)" >secrets/database-url
if [ "$(id -u)" = 0 ]; then
  chown -R 1000:1000 secrets
elif [ "$(id -u)" != 1000 ]; then
  echo "secrets.sh: run it as root or as user 1000, or the containers cannot read deploy/secrets" >&2
  exit 1
fi
echo "deploy/secrets: $(ls secrets | tr '\n' ' ')"
