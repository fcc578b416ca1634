import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Longest wait for the own API's answer, in ms; it waits for the platform for 10 s itself. */
const LONGEST_ANSWER = 30_000;
/** Response if the own API is unreachable, in its own error format. */
const UNAVAILABLE = {
  error: { code: 'UNAVAILABLE', message: 'What this needs is out of reach; try again.' },
};
/** s */
const TRY_AGAIN = 5;

/** The chain of client addresses: those of earlier proxies, and of the connection. */
const forwardedFor = (before: string | string[] | undefined, address: string | undefined): string =>
  [before, address]
    .flat()
    .filter((it) => it !== undefined)
    .join(', ');

/** Headers that are not passed on: cookies, and a trace that a visitor claims to continue (W3C Trace Context). */
const NOT_PASSED_ON = ['cookie', 'traceparent', 'tracestate', 'baggage'];

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.includes(name)));

/**
 * Proxies the shop's own API at the shop's origin, `/api/*`, for integrators that know one host. Requests are passed
 * on without cookies, which the API does not read; `X-Forwarded-For` carries the addresses of earlier proxies and of the
 * connection, and the API trusts them if this server is one of its `STORE_API_TRUSTED_PROXIES`. The shop's pages call
 * the API directly.
 */
export const registerOwnApi = (app: FastifyInstance, endpoint: string): void => {
  app.register(httpProxy, {
    upstream: endpoint,
    prefix: '/api',
    rewritePrefix: '/api',
    undici: { headersTimeout: LONGEST_ANSWER, bodyTimeout: LONGEST_ANSWER },
    disableRequestLogging: true,
    replyOptions: {
      // A refusal with `Retry-After` is the asker's to know.
      retryDelay: () => null,
      rewriteRequestHeaders: ({ id, socket }, headers) => ({
        ...passedOn(headers),
        'x-request-id': id,
        'x-forwarded-for': forwardedFor(headers['x-forwarded-for'], socket.remoteAddress),
      }),
      onError: (reply) =>
        void reply.code(503).header('retry-after', String(TRY_AGAIN)).send(UNAVAILABLE),
    },
  });
};
