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
import { stockWaitProof } from './0010-stock-wait-proof.ts';

/**
 * Every migration by the name that deployed databases record. Names and order are fixed: a recorded name that is missing
 * here would prevent the database from opening. Two migrations create tables of several features, so they all live here
 * and depend on no feature.
 */
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
  '0010-stock-wait-proof': stockWaitProof,
};
