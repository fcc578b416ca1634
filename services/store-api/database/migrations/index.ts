import type { Migration } from 'kysely/migration';
import { releases } from './0001-releases.ts';
import { state } from './0002-state.ts';
import { webhookCalls } from './0003-webhook-calls.ts';
import { linkTokens } from './0004-link-tokens.ts';
import { mails } from './0005-mails.ts';
import { askedFor } from './0006-asked-for.ts';
import { backOffice } from './0007-back-office.ts';
import { pendingWork } from './0008-pending-work.ts';
import { reviews } from './0009-reviews.ts';

/** Every migration under the name it is remembered by. Names sort; one that has run is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-releases': releases,
  '0002-state': state,
  '0003-webhook-calls': webhookCalls,
  '0004-link-tokens': linkTokens,
  '0005-mails': mails,
  '0006-asked-for': askedFor,
  '0007-back-office': backOffice,
  '0008-pending-work': pendingWork,
  '0009-reviews': reviews,
};
