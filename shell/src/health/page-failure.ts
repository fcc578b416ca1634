import type { FailureKind } from '@shop/contracts/remote/health-report';
import type { RemoteName } from '@shop/contracts/remote';

/** Something that went wrong in this page, not yet attributed to a remote. */
export interface PageFailure {
  kind: FailureKind;
  /** Remote, or team of the region; unknown for a file and for uncaught errors. */
  remote?: RemoteName | 'shell' | undefined;
  /** Release of the remote, if known. */
  version?: string;
  error?: unknown;
  /** URL of a missing file, or React's component stack: names the release too. */
  trace?: string | null | undefined;
}

/** Takes a failure for the page's next health report. */
export type NoteFailure = (failure: PageFailure) => void;
