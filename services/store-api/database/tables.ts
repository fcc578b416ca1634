import type { ColumnType } from 'kysely';
import type { NewsletterRequestTable } from '../newsletter/newsletter-request-table.ts';
import type { EmailChangeTable } from '../own-api/email/email-change-table.ts';
import type { StockWaitTable } from '../stock-waits/stock-wait-table.ts';
import type { LinkTokenTable } from '../link-tokens/link-token-table.ts';
import type { BackOfficeProfileTable } from '../back-office/profiles/profile-table.ts';
import type { BackOfficeSessionTable } from '../back-office/sessions/session-table.ts';
import type { ReviewTable } from '../reviews/review-table.ts';
import type { CountedOrderTable, SoldItemTable } from '../sales/sales-tables.ts';
import type { MailTable } from '../mails/outbox/mail-table.ts';
import type { PendingWorkTable } from '../pending-work/pending-work-table.ts';

/** Times are ISO 8601 text in UTC and JSON is text, so that the same tables do on SQLite and PostgreSQL. */
type IsoTime = string;

/** One row: counts the edits, and locks out a second edit while one is under way. */
export interface ManifestTable {
  id: ColumnType<1, 1, never>;
  revision: number;
}

/** Every release ever registered; rows stay. */
export interface ReleaseTable {
  remote: string;
  version: string;
  /** The release as JSON, in the manifest's form without `deployment`. */
  document: string;
  registered_at: IsoTime;
}

/** The releases in the manifest, with their share of the traffic. */
export interface LiveReleaseTable {
  remote: string;
  version: string;
  traffic: number;
  /** 1 for the remote's default release, else 0. */
  is_default: number;
}

export type EditAction = 'register' | 'relocate' | 'promote' | 'canary' | 'rollback' | 'withdraw';

/** Who changed what, when and why. */
export interface ReleaseHistoryTable {
  revision: number;
  remote: string;
  action: EditAction;
  /** What the edit was about: the release registered, promoted, given traffic, or gone back to. */
  version: string;
  /** The default release before a promotion, or the release a rollback took away. */
  from_version: string | null;
  traffic: number | null;
  actor: string;
  reason: string | null;
  at: IsoTime;
}

/** What little a part of the service keeps over a restart. */
export interface StateTable {
  key: string;
  value: string;
}

/** Calls of the platform that came. */
export interface WebhookCallTable {
  digest: string;
  at: IsoTime;
}

export interface StoreDatabase {
  manifest: ManifestTable;
  release: ReleaseTable;
  live_release: LiveReleaseTable;
  release_history: ReleaseHistoryTable;
  state: StateTable;
  webhook_call: WebhookCallTable;
  link_token: LinkTokenTable;
  mail: MailTable;
  newsletter_request: NewsletterRequestTable;
  email_change: EmailChangeTable;
  stock_wait: StockWaitTable;
  back_office_profile: BackOfficeProfileTable;
  back_office_session: BackOfficeSessionTable;
  pending_work: PendingWorkTable;
  review: ReviewTable;
  sold_item: SoldItemTable;
  counted_order: CountedOrderTable;
}
