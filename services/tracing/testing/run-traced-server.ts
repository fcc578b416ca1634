import { createRequire } from 'node:module';
import { fastify } from 'fastify';
import { startTracing } from '../index.ts';
import { tracingEnvironment, tracingSettings } from '../settings/environment.ts';
import { z } from 'zod';

/** A server as a process of its own: `GET /` responds with the OpenTelemetry files that it has loaded. */
const settings = tracingSettings(z.object(tracingEnvironment).parse(process.env));
const tracing = await startTracing({
  settings,
  service: 'traced',
  ownOrigins: [],
  continuesTraces: true,
  withoutSpans: [],
});
const app = fastify({ forceCloseConnections: true });
app.get('/', async () =>
  Object.keys(createRequire(import.meta.url).cache).filter((it) => it.includes('opentelemetry')),
);
process.once('SIGTERM', () => void tracing.drain(() => app.close()));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
