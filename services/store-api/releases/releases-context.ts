import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';

/** What the live shell provides and a release has to fit. */
export interface LiveShell {
  contract: string;
  /** Version of the federation runtime; undefined leaves it unchecked. */
  runtime: string | undefined;
}

/** What every operation on releases needs. */
export interface ReleasesContext {
  database: Kysely<StoreDatabase>;
  shell: LiveShell;
  now: () => Date;
}

/** Who asks for an edit, and why. */
export interface Author {
  by: string;
  reason?: string | undefined;
}
