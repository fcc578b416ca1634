#!/usr/bin/env bash
# Builds what `node:24-bookworm-slim` is, from Debian's packages and the npm registry, for machines that reach no image
# registry: Debian, Node and npm as the project pins them, and the user `node`.
#
#   deploy/images/build-base.sh            # localhost/node:24-bookworm-slim
#   podman build --build-arg BASE=localhost/node:24-bookworm-slim …
set -euo pipefail
image=${1:-localhost/node:24-bookworm-slim}
shop=$(cd "$(dirname "$0")/../.." && pwd)
node=$shop/node_modules/node/bin/node
npm=$(npm root -g)/npm

for tool in podman mmdebstrap npm; do
  command -v "$tool" >/dev/null || {
    echo "build-base: $tool is missing. Debian: apt-get install podman runc mmdebstrap npm" >&2
    exit 1
  }
done
[ -x "$node" ] || {
  echo "build-base: $node is missing. Run npm ci in $shop first." >&2
  exit 1
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mmdebstrap --quiet --variant=minbase --include=ca-certificates \
  --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
  --dpkgopt='path-exclude=/usr/share/locale/*' \
  --customize-hook="install -D -m 755 '$node' \"\$1/usr/local/bin/node\"" \
  --customize-hook="mkdir -p \"\$1/usr/local/lib/node_modules\"" \
  --customize-hook="cp -r '$npm' \"\$1/usr/local/lib/node_modules/npm\"" \
  --customize-hook="ln -s ../lib/node_modules/npm/bin/npm-cli.js \"\$1/usr/local/bin/npm\"" \
  --customize-hook="ln -s ../lib/node_modules/npm/bin/npx-cli.js \"\$1/usr/local/bin/npx\"" \
  --customize-hook='chroot "$1" useradd --uid 1000 --create-home --shell /bin/sh node' \
  --customize-hook='rm -rf "$1"/var/lib/apt/lists/* "$1"/var/cache/apt/*' \
  bookworm "$work/rootfs.tar"
podman import --quiet "$work/rootfs.tar" "$image"
