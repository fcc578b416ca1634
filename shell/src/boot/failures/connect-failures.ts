import type { ErrorInfo } from 'react';
import type { CommerceError } from '@shop/contracts/commerce';
import { failureReference, isNotLoaded } from '@shop/contracts/remote';
import type * as reports from './report-failure.ts';
import type { Failure } from './report-failure.ts';

/** The error boundary of a region, or of the page, which has no team. */
interface Boundary {
  props?: { team?: string; region?: string };
  state?: { failed?: { reference?: string } | null };
}

const send = (report: (code: typeof reports) => Promise<void>): void =>
  void import(/* webpackChunkName: "report-failure" */ './report-failure.ts')
    .then(report)
    // Service or chunk unreachable: the console has the error.
    .catch(() => undefined);

/** Maximum number of reports per page: errors tend to repeat. */
const LIMIT = 5;

/** React's message (its number, in production) for a region that the server left to the browser. */
const LEFT_TO_BROWSER = /#419|could not finish this Suspense boundary/;

/**
 * Handles an error from which React recovered by rendering in the browser. Two are expected: a region whose remote the
 * server could not reach, and a page that was translated before hydration. Any other (a mismatch) is a bug and is
 * reported.
 */
export const onRecoverableError = (error: unknown): void => {
  // Translators insert `font` elements, and no page of the shop has one.
  const isTranslated = document.querySelector('font');
  if (isTranslated || (error instanceof Error && LEFT_TO_BROWSER.test(error.message))) return;
  reportError(error);
};

/**
 * Reports errors of the page under the reference that the shopper sees (S14): those an error boundary caught, and
 * uncaught ones (an event handler, a promise). Code that failed to load is not reported.
 *
 * @param endpoint origin of store-api
 * @returns handlers for React's root and for calls to the platform
 */
export const connectFailures = (endpoint: string) => {
  let remaining = LIMIT;
  const report = (error: unknown, at: Partial<Omit<Failure, 'error'>> = {}): void => {
    if (!(error instanceof Error) || error.name === 'AbortError' || isNotLoaded(error)) return;
    remaining -= 1;
    if (remaining < 0) return;
    const { team = 'shell', region = 'document', reference = failureReference() } = at;
    send((it) => it.reportFailure(endpoint, { error, team, region, reference }));
  };
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return {
    /** Logs and reports that the platform is unreachable. */
    onUnreachable: (error: CommerceError): void =>
      send((it) => it.reportUnreachable(endpoint, error)),
    onCaughtError: (error: unknown, info: ErrorInfo & { errorBoundary?: unknown }): void => {
      // eslint-disable-next-line no-console -- React's own default
      console.error(error, info.componentStack);
      const { props, state } = (info.errorBoundary ?? {}) as Boundary;
      report(error, { ...props, ...state?.failed });
    },
  };
};
