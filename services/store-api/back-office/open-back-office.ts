import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import type { BackOfficeContext } from './back-office-context.ts';
import { ensureFirstAdmin, type FirstAdmin } from './profiles/ensure-first-admin.ts';
import { connectWebapp } from './sign-in/connect-webapp.ts';

/** How the back office is told where it is and whom to let in. */
export interface BackOfficeSettings {
  clientId: string;
  clientSecret: string;
  /** Where the platform's sign-in is, where that is not where tokens are given. */
  authorizeEndpoint: string;
  /** Where browsers reach the back office. */
  origin: string;
  /** Has a profile from the start; null where all have been given theirs. */
  firstAdmin: FirstAdmin | null;
}

/** The back office, with its first person. */
export const openBackOffice = async (
  { clientId, clientSecret, authorizeEndpoint, origin, firstAdmin }: BackOfficeSettings,
  { database, authEndpoint }: { database: Kysely<StoreDatabase>; authEndpoint: string },
): Promise<BackOfficeContext> => {
  const now = (): Date => new Date();
  if (firstAdmin) await ensureFirstAdmin(database, firstAdmin, now());
  return {
    database,
    webapp: connectWebapp({
      clientId,
      clientSecret,
      authEndpoint,
      authorizeEndpoint,
      redirectUri: `${origin}/back-office/callback`,
    }),
    origin,
    now,
  };
};
