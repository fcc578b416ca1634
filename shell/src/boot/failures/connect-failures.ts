import type { ErrorInfo } from 'react';
import type { CommerceError } from '@shop/contracts/commerce';
import type { NoteFailure } from '../../health/page-failure.ts';
import type { LoadFailure } from '../../remotes/federated-modules.ts';
import type { Boundary, FailureReporter } from './report-failures.ts';

/**
 * Connects the page to the code that reports its errors to store-api, which loads at the first one.
 *
 * @param endpoint origin of store-api
 * @param note takes every failure for the page's health report
 * @returns handlers for React's root, for loads of remotes and for calls to the platform
 */
export const connectFailures = (endpoint: string, note: NoteFailure) => {
  let reporter: Promise<FailureReporter> | undefined;
  const report = (use: (reporter: FailureReporter) => unknown): void => {
    reporter ??= import(/* webpackChunkName: "failures" */ './report-failures.ts').then(
      ({ failureReporter }) => failureReporter(endpoint),
    );
    // Service or chunk unreachable: the console has the error. The next failure tries again.
    reporter.then(use).catch(() => (reporter = undefined));
  };
  const onUncaught = (error: unknown): void => {
    note({ kind: 'error', error });
    report((it) => it.uncaught(error));
  };
  window.addEventListener('error', ({ error }) => onUncaught(error));
  window.addEventListener('unhandledrejection', ({ reason }) => onUncaught(reason));
  return {
    onLoadFailure: (failure: LoadFailure): void => {
      note(failure);
      report((it) => it.notLoaded(failure));
    },
    /** Handles an error from which React recovered by rendering in the browser. */
    onRecoverableError: (error: unknown, { componentStack: trace }: ErrorInfo = {}): void => {
      note({ kind: 'hydration', error, trace });
      report((it) => it.recovered(error));
    },
    /** Logs and reports that the platform is unreachable. */
    onUnreachable: (error: CommerceError): void => report((it) => it.unreachable(error)),
    onCaughtError: (error: unknown, info: ErrorInfo & { errorBoundary?: unknown }): void => {
      const trace = info.componentStack;
      // eslint-disable-next-line no-console -- React's own default
      console.error(error, trace);
      const boundary = info.errorBoundary as Boundary | undefined;
      note({ kind: 'region', remote: boundary?.props?.team, error, trace });
      report((it) => it.caught(error, boundary));
    },
  };
};
