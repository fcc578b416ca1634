import type { SignedSet } from '@shop/contracts/remote/health-report';

/** What a page needs to report the health of its releases. */
export interface Health {
  /** The releases of the document, signed by the shell's server. */
  set: SignedSet;
  /** For a page of a canary: the default releases, to which it falls back. */
  stable?: SignedSet;
  /** Share of documents that report, 0 to 1. Documents are cached, so the browser draws. */
  sample: number;
}

/** Response header of the list of live releases: their {@link Health} as JSON. Pages read every key of the list itself as a remote. */
export const HEALTH_HEADER = 'x-release-health';
