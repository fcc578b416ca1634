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
  by: string;
  reason?: string | undefined;
}
