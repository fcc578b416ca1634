import { readConfig } from '../../services/commerce/config.ts';
import { stableIdentifier } from '../../services/commerce/core/identifier.ts';
import type { Ports } from '../ports.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The embedded platform's client by which people sign in; known to all, as this machine alone can reach it. */
const CLIENT = { id: 'fonte-vigna-desk', secret: 'demo-desk-secret' };

/** Looks after mails, reviews and releases, and lets no one else in. */
const ADMIN = { email: 'bottega@fonte-vigna.example', password: 'demo-bottega-password' };

/** How the embedded platform and store-api are told of each other's part in signing in to the back office. */
export interface DemoBackOffice {
  /** Where people open it. */
  address: string;
  /** Who signs in; the password only where it is the demonstration's. */
  user: { email: string; password: string | null };
  /** Someone with fewer rights, where no one has named users; the password is the demonstration's. */
  admin: { email: string; password: string } | null;
  /** Environment of the platform and of store-api. */
  commerce: Record<string, string>;
  storeApi: Record<string, string>;
}

/**
 * The back office of a shop on the embedded platform: with a client of its own beside those of `COMMERCE_CLIENTS`, and
 * the platform's first user as its first super admin, and another one as an admin.
 *
 * @returns null where `COMMERCE_WEBAPP_ID` names another client, or the platform's own environment is malformed
 */
export const demoBackOffice = (
  ports: Pick<Ports, 'storeApi'>,
  environment: Environment,
): DemoBackOffice | null => {
  const read = readConfig(environment);
  if (!read.ok || environment['COMMERCE_WEBAPP_ID']) return null;
  const { user, furtherClients } = read.config;
  const admin = environment['COMMERCE_USERS'] ? null : ADMIN;
  const origin = new URL(
    environment['STORE_API_PUBLIC_ENDPOINT'] || `http://localhost:${ports.storeApi}`,
  ).origin;
  const client = {
    ...CLIENT,
    kind: 'webapp',
    name: 'Back office',
    redirect_uris: [`${origin}/back-office/callback`],
  };
  return {
    address: `${origin}/back-office`,
    user: {
      email: user.email,
      password: environment['COMMERCE_USER_PASSWORD'] ? null : user.password,
    },
    admin,
    commerce: {
      COMMERCE_CLIENTS: JSON.stringify([...furtherClients, client]),
      ...(admin && { COMMERCE_USERS: JSON.stringify([admin]) }),
    },
    storeApi: {
      COMMERCE_WEBAPP_ID: CLIENT.id,
      COMMERCE_WEBAPP_SECRET: CLIENT.secret,
      STORE_API_BACK_OFFICE_ADMIN:
        environment['STORE_API_BACK_OFFICE_ADMIN'] || `${user.id} ${user.email}`,
      ...(admin && {
        STORE_API_BACK_OFFICE_ADMINS:
          environment['STORE_API_BACK_OFFICE_ADMINS'] ||
          `${stableIdentifier('users', admin.email)} ${admin.email}`,
      }),
    },
  };
};
