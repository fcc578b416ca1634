import type { FastifyRequest } from 'fastify';
import { cohortCookie, cohortOf, drawCohort } from './cohort.ts';
import type { Live, LiveSets } from './live-sets.ts';

/** Header of requests in which a cache in front of the shell names the visitor's release set. */
export const SET_HEADER = 'x-shop-set';

/**
 * Who may share a response: `everyone`, since all visitors have the same release set; visitors of the same `set`, in a
 * cache that tells them apart by {@link SET_HEADER}; or this `visitor` only.
 */
type Audience = 'everyone' | 'set' | 'visitor';

export interface VisitorSet {
  live: Live;
  audience: Audience;
  /** `Set-Cookie` of a cohort assigned with this response; null without one. */
  cookie: string | null;
}

/** The release set of a visitor. */
type FindSet = (request: Pick<FastifyRequest, 'headers'>) => VisitorSet;

interface Options {
  live: Pick<LiveSets, 'of' | 'withId' | 'canaries'>;
  /** Whether the shop is served over https. */
  isSecure: boolean;
  /** Draws a cohort, 0–99; null assigns none, and the visitor gets the default set. */
  draw?: (() => number | null) | undefined;
}

/** The set by the visitor's cohort alone. A visitor without a cohort gets one while a canary is live. */
export const setByCohort = ({ live, isSecure, draw = drawCohort }: Options): FindSet => {
  return ({ headers }) => {
    if (live.canaries().length === 0)
      return { live: live.of(null), audience: 'everyone', cookie: null };
    const assigned = cohortOf(headers.cookie, isSecure);
    const cohort = assigned ?? draw();
    const cookie = assigned === null && cohort !== null ? cohortCookie(cohort, isSecure) : null;
    return { live: live.of(cohort), audience: 'visitor', cookie };
  };
};

/**
 * The set a cache in front asks for by its id, so that what it stores under that id is of no other set; otherwise the
 * one of the visitor's cohort. If this shell does not have that set (any more), the response must not be stored.
 */
export const setOfVisitor = (options: Options): FindSet => {
  const byCohort = setByCohort(options);
  return (request) => {
    const id = request.headers[SET_HEADER];
    if (typeof id !== 'string' || id === '') return byCohort(request);
    const named = options.live.withId(id);
    if (named) return { live: named, audience: 'set', cookie: null };
    return { ...byCohort(request), audience: 'visitor' };
  };
};
