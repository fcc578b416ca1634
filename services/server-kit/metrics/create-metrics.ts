import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Histogram buckets in seconds; the last ones are for requests that wait for another server. */
export const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Prometheus metrics of one service. */
export interface Metrics {
  registry: Registry;
  /**
   * Counts and times requests by route, method and status. Requests without a route share one label, which bounds the
   * number of series.
   */
  measure: (app: FastifyInstance) => void;
}

/** A registry with the durations of requests and the figures of the process. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request’s arrival to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  return {
    registry,
    measure: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        const labels = {
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          status: String(reply.statusCode),
        };
        durations.observe(labels, reply.elapsedTime / 1000);
      });
    },
  };
};
