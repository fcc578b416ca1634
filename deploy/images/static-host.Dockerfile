# The static host of one remote's releases, for teams without a bucket or CDN. docs/deploy.md
ARG BASE=node:24-bookworm-slim

# Only what decides about the packages, so that an edit of the sources does not install them again.
FROM ${BASE} AS manifests
WORKDIR /shop
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete \
  && find . -type d -empty -delete

FROM ${BASE} AS packages
WORKDIR /shop
# Certificate authorities of a registry behind a proxy.
ARG NODE_EXTRA_CA_CERTS
COPY --from=manifests /shop ./
COPY deploy/images/production-manifests.mjs /tmp/
# The packages of the shell contain all that it needs; those of the remote kit build remotes.
RUN node /tmp/production-manifests.mjs \
  && npm ci --omit=dev --workspace shell --no-audit --no-fund --ignore-scripts \
  && npm cache clean --force

FROM ${BASE}
WORKDIR /shop
COPY --from=packages /shop ./
COPY shared-contracts shared-contracts
COPY services/server-kit services/server-kit
COPY tooling/remote-kit/package.json tooling/remote-kit/
COPY tooling/remote-kit/static-host tooling/remote-kit/static-host
ENV NODE_ENV=production REMOTE= PORT=3100 SHOP_ORIGIN=http://localhost:3000
EXPOSE 3100
USER 1000:1000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "-c", "exec node tooling/remote-kit/static-host/serve.ts --root /artifacts --host 0.0.0.0 --port \"$PORT\" --name \"$REMOTE\" --shop \"$SHOP_ORIGIN\""]
