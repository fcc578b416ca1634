# PostgreSQL of Debian, in place of the official image where no image registry can be reached. It reads the same
# POSTGRES_USER, POSTGRES_DB and POSTGRES_PASSWORD_FILE. docs/deploy.md
ARG BASE=node:24-bookworm-slim
FROM ${BASE}
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-15 \
  && rm -rf /var/lib/apt/lists/* /var/lib/postgresql/* \
  && mkdir -p /var/lib/postgresql/data && chown -R 1000:1000 /var/lib/postgresql /run/postgresql
COPY deploy/images/start-postgres.sh /usr/local/bin/start-postgres
ENV PGDATA=/var/lib/postgresql/data/cluster
VOLUME /var/lib/postgresql/data
EXPOSE 5432
USER 1000:1000
STOPSIGNAL SIGINT
HEALTHCHECK --interval=10s --timeout=3s --retries=3 CMD ["/usr/lib/postgresql/15/bin/pg_isready", "-q"]
CMD ["start-postgres"]
