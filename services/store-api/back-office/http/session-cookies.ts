import type { FastifyRequest } from 'fastify';
import { PENDING_SECONDS } from '../sign-in/pending-sign-in.ts';
import { cookie, type Cookie } from './cookies.ts';

export interface SessionCookies {
  /** The session's id. */
  session: Cookie;
  /** A sign-in that was begun. */
  pending: Cookie;
}

export const sessionCookies = (origin: string): SessionCookies => ({
  session: cookie(origin, 'session'),
  pending: cookie(origin, 'sign-in', PENDING_SECONDS),
});

/** The id that a browser shows; null for what can be none. */
export const sessionIdOf = (request: FastifyRequest, { session }: SessionCookies): string | null =>
  /^[\w-]{43}$/.exec(session.read(request) ?? '')?.[0] ?? null;
