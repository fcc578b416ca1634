#!/usr/bin/env bash
# Builds the shop's images with podman or docker: localhost/fonte-vigna/{shell,store-api,static-host,nginx,demo}.
#
#   deploy/images/build.sh                # all
#   deploy/images/build.sh shell          # one; postgres and s3 too, where no image registry can be reached
#   BASE=localhost/node:24-bookworm-slim  # another base image, see build-base.sh
#   TAG=1.2.3 EARLIER=…/shell:1.2.2       # tag; the shell's image that this one replaces
set -euo pipefail
cd "$(dirname "$0")/../.."
engine=${ENGINE:-$(command -v podman >/dev/null && echo podman || echo docker)}
base=${BASE:-node:24-bookworm-slim}
tag=${TAG:-latest}
options=(--build-arg "BASE=$base" --network host)
if [ "$engine" = podman ]; then options+=(--isolation chroot --format docker); fi
# A registry behind a proxy with a certificate authority of its own: the machine's are used, and in no image.
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ] && [ "$engine" = podman ]; then
  options+=(--build-arg NODE_EXTRA_CA_CERTS=/extra-ca.pem --volume "$NODE_EXTRA_CA_CERTS:/extra-ca.pem:ro")
fi
images=("$@")
[ ${#images[@]} -gt 0 ] || images=(store-api shell static-host nginx demo)
for image in "${images[@]}"; do
  further=()
  if [ "$image" = shell ] && [ -n "${EARLIER:-}" ]; then further=(--build-arg "EARLIER=$EARLIER"); fi
  started=$SECONDS
  "$engine" build "${options[@]}" "${further[@]}" --file "deploy/images/$image.Dockerfile" \
    --tag "localhost/fonte-vigna/$image:$tag" .
  echo "$image: built in $((SECONDS - started)) s"
done
