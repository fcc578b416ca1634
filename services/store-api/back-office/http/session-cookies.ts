import type { FastifyRequest } from 'fastify';
import { PENDING_SECONDS } from '../sign-in/pending-sign-in.ts';
import { cookie, type Cookie } from './cookies.ts';

export interface SessionCookies {
  /** The session's id. */
  session: Cookie;
  /** Cookie of a sign-in in progress. */
  pending: Cookie;
}

export const sessionCookies = (origin: string): SessionCookies => ({
  session: cookie(origin, 'session'),
  pending: cookie(origin, 'sign-in', PENDING_SECONDS),
});

/** The session id in a request's cookie; null if malformed. */
export const sessionIdOf = (request: FastifyRequest, { session }: SessionCookies): string | null =>
  /^[\w-]{43}$/.exec(session.read(request) ?? '')?.[0] ?? null;
