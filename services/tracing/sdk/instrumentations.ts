import { FastifyOtelInstrumentation } from '@fastify/otel';
import type { TracerProvider } from '@opentelemetry/api';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';

/** Spans until it is disabled. */
interface Instrumentation {
  disable: () => void;
}

const pathOf = (url: string): string => url.split('?')[0] ?? '';

/** Whether a path is the given one, or below it if that ends with a slash. */
const isBelow = (path: string, base: string): boolean =>
  path === base || (base.endsWith('/') && path.startsWith(base));

/** `/api/orders/*`: resource type without ids, codes and tokens, which follow in later segments. */
const templateOf = (path: string): string => {
  const segments = pathOf(path).split('/').slice(1);
  const names = segments.slice(0, 2).filter((it) => /^[a-z][a-z_-]*$/.test(it));
  return `/${names.join('/')}${segments.length > names.length ? '/*' : ''}`;
};

/**
 * Client spans for `fetch` and undici within a request, by Node's diagnostics channel. Requests to other origins have
 * no span and carry no `traceparent`.
 */
export const instrumentFetch = (
  ownOrigins: readonly string[],
  provider: TracerProvider,
): Instrumentation => {
  const own = new Set(ownOrigins.map((it) => new URL(it).origin));
  const fetches = new UndiciInstrumentation({
    requireParentforSpans: true,
    ignoreRequestHook: ({ origin }) => !own.has(String(origin)),
    startSpanHook: ({ path }) => ({ 'url.template': templateOf(path) }),
  });
  fetches.setTracerProvider(provider);
  return fetches;
};

/** Server spans of every Fastify server that this process makes from now on, named by method and route template. */
export const instrumentFastify = (
  withoutSpans: readonly string[],
  provider: TracerProvider,
): Instrumentation => {
  const servers = new FastifyOtelInstrumentation({
    registerOnInitialization: true,
    // A span for each hook would multiply the cost and show no more of a request.
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    ignorePaths: ({ url }) => withoutSpans.some((it) => isBelow(pathOf(url), it)),
    requestHook: (span, { method, routeOptions: { url } }) =>
      void span.updateName(url === undefined ? method : `${method} ${url}`),
  });
  servers.setTracerProvider(provider);
  return servers;
};
