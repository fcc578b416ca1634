import { readConfig } from '../../services/commerce/config/config.ts';
import { stableIdentifier } from '../../services/commerce/engine/store/identifier.ts';
import type { Ports } from '../remote-kit/ports.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The embedded platform's sign-in client. Its secret is public, because only this machine can reach it. */
const CLIENT = { id: 'fonte-vigna-desk', secret: 'demo-desk-secret' };

/** Manages mails, reviews and releases, but not users. */
const ADMIN = { email: 'bottega@fonte-vigna.example', password: 'demo-bottega-password' };

/** Settings of the embedded platform and store-api for the sign-in of the back office. */
export interface DemoBackOffice {
  /** URL of the back office. */
  address: string;
  /** Credentials to sign in; the password only if it is the demo's. */
  user: { email: string; password: string | null };
  /** A user with fewer rights, if no users are configured. The password is the demo's. */
  admin: { email: string; password: string } | null;
  /** Environment of the platform and of store-api. */
  commerce: Record<string, string>;
  storeApi: Record<string, string>;
}

/**
 * The back office of a shop on the embedded platform: a client in addition to `COMMERCE_CLIENTS`, the platform's
 * first user as super admin, and another user as admin.
 *
 * @returns null if `COMMERCE_WEBAPP_ID` names another client, or the platform's environment is malformed
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
