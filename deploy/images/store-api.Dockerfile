# store-api: releases, catalog index, accounts, mails and the back office. docs/deploy.md
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
RUN node /tmp/production-manifests.mjs \
  && npm ci --omit=dev --workspace services/store-api --no-audit --no-fund --ignore-scripts \
  && npm cache clean --force

FROM ${BASE}
WORKDIR /shop
COPY --from=packages /shop ./
COPY shared-contracts shared-contracts
COPY services/server-kit services/server-kit
COPY services/tracing services/tracing
COPY services/store-api services/store-api
# Two malloc arenas instead of eight per core, and trimming of free memory.
ENV NODE_ENV=production \
  MALLOC_ARENA_MAX=2 \
  MALLOC_TRIM_THRESHOLD_=131072 \
  STORE_API_HOST=0.0.0.0 \
  STORE_API_PORT=3020
EXPOSE 3020
USER 1000:1000
# Not `/health`: schedulers restart unhealthy containers, which repairs no outage of what all processes share.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.STORE_API_PORT}/live`).then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
# Collects garbage early from the start, because a container has a memory limit. Loading a large catalog takes a third longer.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=25", "services/store-api/server.ts"]
