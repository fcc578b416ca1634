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

/** The chain of client addresses: those of earlier proxies, and the direct client. */
const forwardedFor = (before: string | string[] | undefined, address: string): string =>
  [...(before === undefined ? [] : [before].flat()), address].join(', ');

/** Headers that are not passed on: cookies, and a trace that a visitor claims to continue (W3C Trace Context). */
const NOT_PASSED_ON = ['cookie', 'traceparent', 'tracestate', 'baggage'];

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.includes(name)));

/**
 * Proxies the shop's own API at the shop's origin, `/api/*`, for integrators that know one host. Requests are passed
 * on without cookies, which the API does not read; `X-Forwarded-For` carries the client's address, and the API trusts
 * it if this server is one of its `STORE_API_TRUSTED_PROXIES`. The shop's pages call the API directly.
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
      rewriteRequestHeaders: ({ id, ip }, headers) => ({
        ...passedOn(headers),
        'x-request-id': id,
        'x-forwarded-for': forwardedFor(headers['x-forwarded-for'], ip),
      }),
      onError: (reply) =>
        void reply.code(503).header('retry-after', String(TRY_AGAIN)).send(UNAVAILABLE),
    },
  });
};
