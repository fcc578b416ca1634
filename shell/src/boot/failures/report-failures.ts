import type { CommerceError } from '@shop/contracts/commerce';
import { failureReference, isNotLoaded, type RemoteName } from '@shop/contracts/remote';
import type { LoadFailure } from '../../remotes/federated-modules.ts';
import { isExpected } from './is-expected.ts';
import { reportFailure, reportUnreachable, type Failure } from './report-failure.ts';

/** The error boundary of a region, or of the page, which has no team. */
export interface Boundary {
  props?: { team?: RemoteName | 'shell'; region?: string };
  state?: { failed?: { reference?: string } | null };
}

/** Maximum number of reports per page: errors tend to repeat. */
const LIMIT = 5;

/**
 * Reports errors of a page under the reference that the shopper sees (S14). Code that could not be loaded is not
 * reported.
 *
 * @param endpoint origin of store-api
 */
export const failureReporter = (endpoint: string) => {
  let remaining = LIMIT;
  const failedLoads = new WeakSet<Error>();

  const report = async (error: Error, at: Partial<Omit<Failure, 'error'>> = {}): Promise<void> => {
    if (error.name === 'AbortError') return;
    remaining -= 1;
    if (remaining < 0) return;
    const { team = 'shell', region = 'document', reference = failureReference(), release } = at;
    await reportFailure(endpoint, { error, team, region, reference, ...(release && { release }) });
  };

  return {
    /** An error of an event handler or a promise. */
    uncaught: async (error: unknown): Promise<void> => {
      if (error instanceof Error && !isNotLoaded(error)) await report(error);
    },
    /** An error that a region's or the page's boundary caught. */
    caught: async (error: unknown, { props, state }: Boundary = {}): Promise<void> => {
      if (error instanceof Error && !isNotLoaded(error))
        await report(error, { ...props, ...state?.failed });
    },
    /** A remote's code that threw while it was evaluated. Every region that waited for it passes it on. */
    notLoaded: async ({ remote, version, kind, error }: LoadFailure): Promise<void> => {
      if (!(error instanceof Error) || failedLoads.has(error)) return;
      failedLoads.add(error);
      if (kind === 'module' && error.name !== 'ChunkLoadError')
        await report(error, { team: remote, region: 'module', release: version });
    },
    /** An error from which React recovered: reported as an uncaught one. */
    recovered: (error: unknown): void => {
      if (!isExpected(error)) reportError(error);
    },
    unreachable: (error: CommerceError): Promise<void> => reportUnreachable(endpoint, error),
  };
};

export type FailureReporter = ReturnType<typeof failureReporter>;
