# The local platform with the demo catalog, and the mail inbox, for trials: in production the platform is Commerce Layer
# and mails go to a mail server. docs/deploy.md
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
  && npm ci --omit=dev --workspace services/commerce --workspace services/mail --no-audit --no-fund --ignore-scripts \
  && npm cache clean --force

FROM ${BASE}
WORKDIR /shop
COPY --from=packages /shop ./
COPY shared-contracts shared-contracts
COPY services services
ENV NODE_ENV=production \
  COMMERCE_HOST=0.0.0.0 \
  COMMERCE_PORT=3010 \
  COMMERCE_DB=/data/commerce.sqlite \
  MAIL_HOST=0.0.0.0 \
  MAIL_DB=/data/mail.sqlite
RUN mkdir /data && chown 1000:1000 /data
VOLUME /data
EXPOSE 3010
USER 1000:1000
CMD ["node", "services/commerce/server.mjs"]
