# An S3-compatible server from the npm registry, in place of MinIO where no image registry can be reached; for trials
# only. docs/deploy.md
ARG BASE=node:24-bookworm-slim
FROM ${BASE}
WORKDIR /s3
# Certificate authorities of a registry behind a proxy.
ARG NODE_EXTRA_CA_CERTS
RUN npm install --ignore-scripts --no-audit --no-fund --omit=dev @20minutes/s3rver@5.0.0 \
  && npm cache clean --force \
  && mkdir /data && chown 1000:1000 /data
COPY deploy/images/start-s3.mjs ./
VOLUME /data
EXPOSE 9000
USER 1000:1000
CMD ["node", "start-s3.mjs"]
