import type { Kysely } from 'kysely';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import type { StoreDatabase } from '../database/tables.ts';
import type { Webapp } from './sign-in/connect-webapp.ts';

/** What the pages of the back office work with. */
export interface BackOfficeContext {
  database: Kysely<StoreDatabase>;
  webapp: Webapp;
  /** Where browsers reach the back office: `https://api.shop.example`. */
  origin: string;
  /** Left out where the service keeps no index. */
  catalogue?: CatalogueIndex | undefined;
  now: () => Date;
}
