import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';

/** What the live shell provides, and a release must be compatible with. */
export interface LiveShell {
  contract: string;
  /** Version of the federation runtime; undefined disables the check. */
  runtime: string | undefined;
}

/** Context of every release operation. */
export interface ReleasesContext {
  database: Kysely<StoreDatabase>;
  shell: LiveShell;
  now: () => Date;
}

/** Author and reason of an edit. */
export interface Author {
  /** Known to be true: e-mail address of a profile, `token:<name>`, or the service itself. */
  by: string;
  /** Author as claimed by the holder of a token, not verified. */
  claimedBy?: string | undefined;
  reason?: string | undefined;
}
