import type { KeyObject } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { type LiveShare, liveSetText } from './live-share.ts';
import type { AskForTrial } from './trials/ask-for-trial.ts';

/** What the live shell provides, and a release must be compatible with. */
export interface LiveShell {
  contract: string;
  /** Version of the federation runtime; undefined disables the check. */
  runtime: string | undefined;
  /** Versions of the modules that the live shell shares; a module that is not named is unchecked. */
  shared?: Readonly<Record<string, string>>;
}

/** Ed25519 public keys by remote. Only signed releases of a remote with keys go live. */
export type ReleaseKeys = Readonly<Record<string, readonly KeyObject[]>>;

/** Context of every release operation. */
export interface ReleasesContext {
  database: Kysely<StoreDatabase>;
  shell: LiveShell;
  /** No remote's signature is checked if undefined. */
  releaseKeys?: ReleaseKeys | undefined;
  /** No release is tried before its first visitor if undefined. */
  askForTrial?: AskForTrial | undefined;
  now: () => Date;
  /** Live set of a remote that the author has seen. An edit is refused with `CHANGED_MEANWHILE` if it has changed. */
  seen?: { remote: string; live: string } | undefined;
}

/** The context of an edit: refused with `CHANGED_MEANWHILE` if other releases are live than its author has seen. */
export const withSeen = (
  context: ReleasesContext,
  remote: string,
  live: readonly Pick<LiveShare, 'version' | 'traffic'>[] | undefined,
): ReleasesContext => (live ? { ...context, seen: { remote, live: liveSetText(live) } } : context);

/** Author and reason of an edit. */
export interface Author {
  /** Known to be true: e-mail address of a profile, `token:<name>`, or the service itself. */
  by: string;
  /** Author as claimed by the holder of a token, not verified. */
  claimedBy?: string | undefined;
  reason?: string | undefined;
}
