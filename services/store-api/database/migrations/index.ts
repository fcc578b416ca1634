import type { Migration } from 'kysely/migration';
import { releases } from './0001-releases.ts';
import { state } from './0002-state.ts';
import { webhookCalls } from './0003-webhook-calls.ts';

/** Every migration under the name it is remembered by. Names sort; one that has run is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-releases': releases,
  '0002-state': state,
  '0003-webhook-calls': webhookCalls,
};
