import type { OpenBackOffice } from './back-office-context.ts';
import { ensureProfile, type ConfiguredPerson } from './profiles/profiles.ts';
import { connectWebapp } from './sign-in/connect-webapp.ts';

/** Settings of the back office: its own address, the platform's client and who has access. */
export interface BackOfficeSettings {
  clientId: string;
  clientSecret: string;
  /** Authorization endpoint of the platform; differs from the token endpoint's origin. */
  authorizeEndpoint: string;
  /** Origin of the back office in a browser. */
  origin: string;
  /** User who gets a super admin profile at start; null once profiles exist. */
  firstAdmin: ConfiguredPerson | null;
  /** Users who get an admin profile at start. */
  admins: readonly ConfiguredPerson[];
}

interface BackOfficeSurroundings extends Pick<
  OpenBackOffice,
  'database' | 'shopOrigin' | 'platform' | 'merchant' | 'reconciliation'
> {
  /** Token endpoint of the platform. */
  authEndpoint: string;
}

/** Opens the back office and creates the configured profiles. */
export const openBackOffice = async (
  { clientId, clientSecret, authorizeEndpoint, origin, firstAdmin, admins }: BackOfficeSettings,
  {
    database,
    authEndpoint,
    shopOrigin,
    platform,
    merchant,
    reconciliation,
  }: BackOfficeSurroundings,
): Promise<OpenBackOffice> => {
  const now = (): Date => new Date();
  if (firstAdmin) await ensureProfile(database, firstAdmin, 'SUPER_ADMIN', now());
  for (const admin of admins) await ensureProfile(database, admin, 'ADMIN', now());
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
    shopOrigin,
    platform,
    merchant,
    reconciliation,
    now,
  };
};
