import type { ErrorInfo } from 'react';
import type { CommerceError } from '@shop/contracts/commerce';
import { failureReference, isNotLoaded } from '@shop/contracts/remote';
import type * as reports from './report-failure.ts';
import type { Failure } from './report-failure.ts';

/** What a boundary knows of its failure: a region's, or the page's, which is of no team. */
interface Boundary {
  props?: { team?: string; region?: string };
  state?: { failed?: { reference?: string } | null };
}

const send = (report: (code: typeof reports) => Promise<void>): void =>
  void import(/* webpackChunkName: "report-failure" */ './report-failure.ts')
    .then(report)
    // The service, or the code, cannot be reached: the console has it.
    .catch(() => undefined);

/** Reports of one page: what fails once fails again and again. */
const MOST = 5;

/**
 * Reports what throws in the page, under the name the shopper is shown (S14): what a boundary caught, and what no one did
 * (an event handler, a promise). Code that did not come is no failure of ours.
 *
 * @param endpoint - origin of store-api
 * @returns what React's root is to do with an error that a boundary has caught
 */
export const connectFailures = (endpoint: string) => {
  let left = MOST;
  const report = (error: unknown, at: Partial<Omit<Failure, 'error'>> = {}): void => {
    if (!(error instanceof Error) || error.name === 'AbortError' || isNotLoaded(error)) return;
    left -= 1;
    if (left < 0) return;
    const { team = 'shell', region = 'document', reference = failureReference() } = at;
    send((it) => it.reportFailure(endpoint, { error, team, region, reference }));
  };
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return {
    /** Has it written down that the platform could not be reached. */
    onUnreachable: (error: CommerceError): void =>
      send((it) => it.reportUnreachable(endpoint, error)),
    onCaughtError: (error: unknown, info: ErrorInfo & { errorBoundary?: unknown }): void => {
      // eslint-disable-next-line no-console -- what React does by itself
      console.error(error, info.componentStack);
      const { props, state } = (info.errorBoundary ?? {}) as Boundary;
      report(error, { ...props, ...state?.failed });
    },
  };
};
