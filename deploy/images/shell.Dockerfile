# The shell: the server of the shop's pages, with its build. docs/deploy.md
ARG BASE=node:24-bookworm-slim
# The image that this one replaces: its files are still served to pages that are open. The first one has none.
ARG EARLIER=${BASE}

FROM ${EARLIER} AS earlier
USER root
RUN mkdir -p /shop/shell/dist/web

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
  && npm ci --omit=dev --workspace shell --no-audit --no-fund --ignore-scripts \
  && npm cache clean --force

FROM ${BASE} AS build
WORKDIR /shop
ARG NODE_EXTRA_CA_CERTS
COPY --from=manifests /shop ./
RUN npm ci --workspace shell --include-workspace-root --no-audit --no-fund && npm cache clean --force
COPY . .
# Types are checked by the gates.
RUN cd shell && node ../tooling/remote-kit/bin/shop-build.mjs --changed

FROM ${BASE}
WORKDIR /shop
COPY --from=packages /shop ./
COPY shared-contracts shared-contracts
COPY services/server-kit services/server-kit
COPY services/tracing services/tracing
COPY shell shell
COPY --from=build /shop/shell/dist shell/dist
COPY --from=earlier /shop/shell/dist/web earlier/web
# Node collects garbage of rendering early, which keeps the process small; two malloc arenas instead of eight per core.
ENV NODE_ENV=production \
  MALLOC_ARENA_MAX=2 \
  MALLOC_TRIM_THRESHOLD_=131072 \
  SHELL_HOST=0.0.0.0 \
  SHELL_PORT=3000 \
  SHELL_DATA_DIR=/data \
  SHELL_EARLIER_DISTS=/shop/earlier
RUN mkdir /data && chown 1000:1000 /data
VOLUME /data
EXPOSE 3000
USER 1000:1000
# Not `/health`: schedulers restart unhealthy containers, which repairs no outage of what all processes share.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.SHELL_PORT}/live`).then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=160", "shell/server/main.ts"]
