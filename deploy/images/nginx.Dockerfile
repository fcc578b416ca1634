# nginx in front of the shop: shared cache, balancing, the releases of a bucket. docs/deploy.md
ARG BASE=node:24-bookworm-slim
FROM ${BASE}
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled \
  && mkdir -p /var/cache/nginx && chown 1000:1000 /var/cache/nginx
COPY deploy/nginx /etc/nginx/shop
VOLUME /var/cache/nginx
EXPOSE 8080
USER 1000:1000
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthy').then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
CMD ["nginx", "-c", "/etc/nginx/shop/compose.conf"]
