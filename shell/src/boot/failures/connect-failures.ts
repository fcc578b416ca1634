import type { ErrorInfo } from 'react';
import type { CommerceError } from '@shop/contracts/commerce';
import { failureReference, isNotLoaded, type RemoteName } from '@shop/contracts/remote';
import type { NoteFailure } from '../../health/page-failure.ts';
import type { LoadFailure } from '../../remotes/federated-modules.ts';
import type * as reports from './report-failure.ts';
import type { Failure } from './report-failure.ts';

/** The error boundary of a region, or of the page, which has no team. */
interface Boundary {
  props?: { team?: RemoteName | 'shell'; region?: string };
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

/** Whether React recovered from something expected: see `onRecoverableError`. */
const isExpected = (error: unknown): boolean =>
  // Translators insert `font` elements, and no page of the shop has one.
  document.querySelector('font') !== null ||
  (error instanceof Error && LEFT_TO_BROWSER.test(error.message));

/**
 * Reports errors of the page under the reference that the shopper sees (S14): those an error boundary caught, uncaught
 * ones (an event handler, a promise), and a remote's code that throws while it is evaluated. Code that could not be
 * loaded is not reported.
 *
 * @param endpoint origin of store-api
 * @param note takes every failure for the page's health report
 * @returns handlers for React's root, for loads of remotes and for calls to the platform
 */
export const connectFailures = (endpoint: string, note: NoteFailure) => {
  let remaining = LIMIT;
  /** Failed loads. */
  const known = new WeakSet<Error>();
  const report = (error: unknown, at: Partial<Omit<Failure, 'error'>> = {}): void => {
    if (!(error instanceof Error) || error.name === 'AbortError' || isNotLoaded(error)) return;
    remaining -= 1;
    if (remaining < 0) return;
    const its = { team: 'shell', region: 'document', reference: failureReference(), ...at };
    send((it) => it.reportFailure(endpoint, { ...its, error }));
  };
  const onUncaught = (error: unknown): void => {
    note({ kind: 'error', error });
    report(error);
  };
  window.addEventListener('error', ({ error }) => onUncaught(error));
  window.addEventListener('unhandledrejection', ({ reason }) => onUncaught(reason));
  return {
    /** A failure is passed on by every region that waited for the code: reported once. */
    onLoadFailure: (failure: LoadFailure): void => {
      note(failure);
      const { remote: team, version: release, kind, error } = failure;
      if (!(error instanceof Error) || known.has(error)) return;
      known.add(error);
      if (kind === 'module' && error.name !== 'ChunkLoadError')
        report(error, { team, region: 'module', release });
    },
    /**
     * Handles an error from which React recovered by rendering in the browser. Two are expected: a region whose remote
     * the server could not reach, and a page that was translated before hydration. Any other (a mismatch) is a bug and
     * is reported.
     */
    onRecoverableError: (error: unknown, { componentStack }: ErrorInfo = {}): void => {
      if (isExpected(error)) return;
      note({ kind: 'hydration', error, trace: componentStack ?? undefined });
      reportError(error);
    },
    /** Logs and reports that the platform is unreachable. */
    onUnreachable: (error: CommerceError): void =>
      send((it) => it.reportUnreachable(endpoint, error)),
    onCaughtError: (error: unknown, info: ErrorInfo & { errorBoundary?: unknown }): void => {
      // eslint-disable-next-line no-console -- React's own default
      console.error(error, info.componentStack);
      const { props, state } = (info.errorBoundary ?? {}) as Boundary;
      note({ kind: 'region', remote: props?.team, error, trace: info.componentStack ?? undefined });
      report(error, { ...props, ...state?.failed });
    },
  };
};
