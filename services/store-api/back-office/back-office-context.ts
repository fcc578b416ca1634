import type { Merchant } from '@shop/contracts/store';
import type { Kysely } from 'kysely';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import type { StoreDatabase } from '../database/tables.ts';
import type { Platform } from '../platform/platform.ts';
import type { OpenReconciliation } from '../reconciliation/open-reconciliation.ts';
import type { ReleasesContext } from '../releases/releases-context.ts';
import type { Webapp } from './sign-in/connect-webapp.ts';

/** Context of the back office's pages that it opens itself. */
export interface OpenBackOffice {
  database: Kysely<StoreDatabase>;
  webapp: Webapp;
  /** Origin of the back office in a browser: `https://api.shop.example`. */
  origin: string;
  /** Origin of the shop, for preview links. */
  shopOrigin: string;
  now: () => Date;
  /** The platform as an integration sees it. Absent if the back office reads no orders. */
  platform?: Pick<Platform, 'list'> | undefined;
  /** Starts a run that a user asked for. Absent if the reconciliation is disabled. */
  reconciliation?: Pick<OpenReconciliation, 'wake'> | undefined;
  /** Who invoices the orders. Absent without a platform. */
  merchant?: Merchant | undefined;
}

/** Context of the back office's pages. */
export interface BackOfficeContext extends OpenBackOffice {
  releases: ReleasesContext;
  /** Absent if the service has no catalog index. */
  catalogue?: CatalogueIndex | undefined;
}
