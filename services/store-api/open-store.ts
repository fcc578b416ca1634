import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addProfileRemotes, createProfileTable } from './back-office/profiles/profiles.ts';
import { createSessionTable } from './back-office/sessions/sessions.ts';
import { addSettlement } from './database/add-settlement.ts';
import { createStateTable } from './database/kept-state.ts';
import { openDatabase } from './database/open-database.ts';
import type { StoreDatabase } from './database/tables.ts';
import { addLinkAccount, createLinkTokenTable } from './link-tokens/link-token-table.ts';
import { createMailTable } from './mails/outbox/mail-table.ts';
import { createNewsletterRequestTable } from './newsletter/double-opt-in.ts';
import { createEmailChangeTable } from './own-api/email/pending-email.ts';
import { createPendingWorkTable } from './pending-work/pending-work-table.ts';
import { createPriceChangeTable } from './price-history/price-change-table.ts';
import { createReconciliationTables } from './reconciliation/difference-tables.ts';
import { createReleaseHealthTables } from './release-health/counts/health-tables.ts';
import { createPageVitalsTable } from './release-health/pages/page-vitals-table.ts';
import { createReleaseTokenTable } from './release-tokens/release-token-table.ts';
import { makeHistoryAppendOnly } from './releases/append-only-history.ts';
import { createStatementTable } from './releases/release-statements.ts';
import { addCohorts, createReleaseTables } from './releases/release-tables.ts';
import { addStopTime, createShellTable } from './releases/shells/shell-table.ts';
import { createReturnLeaseTable } from './return-requests/order-lease.ts';
import { addPartial, createReturnRequestTable } from './return-requests/return-request-table.ts';
import { addRatingIndex, createReviewTable } from './reviews/review-table.ts';
import { createSalesTables } from './sales/sales-tables.ts';
import { addConfirmationTime, createStockWaitTable } from './stock-waits/stock-wait-table.ts';
import { createWebhookCallTable } from './webhooks/kept-calls.ts';

type Step = Migration['up'];

/** One migration of several steps, in the given order. */
const migration = (...steps: readonly Step[]): Migration => ({
  up: async (database) => {
    for (const step of steps) await step(database);
  },
});

/**
 * The migrations of all features, by the name that deployed databases record. Names and order are fixed: a recorded
 * name that is missing here would prevent the database from opening.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-releases': migration(createReleaseTables),
  '0002-state': migration(createStateTable),
  '0003-webhook-calls': migration(createWebhookCallTable),
  '0004-link-tokens': migration(createLinkTokenTable),
  '0005-mails': migration(createMailTable),
  '0006-asked-for': migration(
    createNewsletterRequestTable,
    createEmailChangeTable,
    createStockWaitTable,
  ),
  '0007-back-office': migration(createProfileTable, createSessionTable),
  '0008-pending-work': migration(createPendingWorkTable),
  '0009-reviews': migration(createReviewTable, createSalesTables),
  '0010-stock-wait-proof': migration(addConfirmationTime),
  '0011-cohorts': migration(addCohorts, createShellTable),
  '0012-release-health': migration(createReleaseHealthTables),
  '0013-release-tokens': migration(
    createReleaseTokenTable,
    makeHistoryAppendOnly,
    addProfileRemotes,
  ),
  '0014-release-statements': migration(createStatementTable),
  '0015-page-vitals': migration(createPageVitalsTable),
  '0016-return-requests': migration(createReturnRequestTable),
  '0017-price-changes': migration(createPriceChangeTable),
  '0018-reconciliation': migration(createReconciliationTables),
  '0019-rating-index': migration(addRatingIndex),
  '0020-settled': migration(addSettlement('mail'), addSettlement('reconciliation_difference')),
  '0021-link-account': migration(addLinkAccount),
  '0022-return-leases': migration(createReturnLeaseTable),
  '0023-stopped-shells': migration(addStopTime),
  '0024-partial-returns': migration(addPartial),
};

/**
 * Opens the service's database with the tables of all features, see {@link openDatabase}.
 *
 * @param name - `postgres://…`, path of an SQLite file, or `:memory:`
 * @throws if the database cannot be opened or a migration fails
 */
export const openStore = (name: string): Promise<Kysely<StoreDatabase>> =>
  openDatabase(name, MIGRATIONS);
