import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ComparisonContext, Difference } from '../difference.ts';

/** What the phases of a run work with. */
export interface PhaseContext extends ComparisonContext {
  database: Kysely<StoreDatabase>;
  platform: Pick<Platform, 'list'>;
  /** Start of the compared days, ISO 8601 in UTC. */
  from: string;
  /** Start of the run: differences found before it are checked again. */
  startedAt: string;
}

/** Result of one page: a bounded number of requests to the platform. */
export interface PhasePage {
  compared: number;
  differences: readonly Difference[];
  /** Position of the next page; null after the last one. */
  next: string | null;
}

/** Compares one page of a kind of rows. @param after - position of the page before; null for the first page */
export type Phase = (context: PhaseContext, after: string | null) => Promise<PhasePage>;
