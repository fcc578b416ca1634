import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Kysely } from 'kysely';
import { buildApp, type AppOptions } from '../../build-app.ts';
import { openStore } from '../../open-store.ts';
import type { StoreDatabase } from '../../database/tables.ts';
import { startPlatform } from '../../testing/start-platform.ts';
import type { OpenBackOffice } from '../back-office-context.ts';
import { openBackOffice } from '../open-back-office.ts';
import type { Profile } from '../profiles/profile.ts';
import { saveProfile } from '../profiles/profiles.ts';
import { createTestBrowser, type TestBrowser } from './test-browser.ts';

export const ORIGIN = 'http://localhost:11020';
const DESK = { id: 'desk', secret: 'secret-of-the-desk' };
const OTHER_DESK = { id: 'other-desk', secret: 'secret-of-other-desk' };
const USER = { email: 'admin@example.com', password: 'admin-password' };

/** A platform whose only user may sign in to the back office at any of the origins. */
export const startDeskPlatform = (origins: readonly string[] = [ORIGIN], seed = 'none') =>
  startPlatform('0', {
    COMMERCE_SEED: seed,
    COMMERCE_CLIENTS: JSON.stringify(
      [DESK, OTHER_DESK].map((client) => ({
        ...client,
        kind: 'webapp',
        redirect_uris: origins.map((it) => `${it}/back-office/callback`),
      })),
    ),
    COMMERCE_USER_EMAIL: USER.email,
    COMMERCE_USER_PASSWORD: USER.password,
  });

export interface TestBackOffice {
  app: FastifyInstance;
  database: Kysely<StoreDatabase>;
  /** Advances the clock, in ms. */
  pass: (ms: number) => void;
  /** Creates a profile for the platform's user: a super admin of the shop by default. */
  giveProfile: (profile?: Partial<Profile>) => Promise<void>;
  browser: () => TestBrowser;
  /** The platform's OAuth response with a code, as after the user's consent. `client`: of another client. */
  authorize: (address: string, client?: typeof DESK) => Promise<URL>;
  stop: () => Promise<void>;
}

/** The back office with its own database, not listening, for sign-ins at the given platform. */
export const startBackOffice = async (
  platformOrigin: string,
  {
    origin = ORIGIN,
    database: name = ':memory:',
    platform,
    merchant,
    reconciliation,
    askForTrial,
  }: { origin?: string; database?: string } & Pick<
    OpenBackOffice,
    'platform' | 'merchant' | 'reconciliation'
  > &
    Pick<AppOptions, 'askForTrial'> = {},
): Promise<TestBackOffice & { uid: string; otherDesk: typeof DESK }> => {
  const database = await openStore(name);
  let passed = 0;
  const now = () => new Date(Date.now() + passed);
  const context = await openBackOffice(
    {
      clientId: DESK.id,
      clientSecret: DESK.secret,
      authorizeEndpoint: platformOrigin,
      origin,
      firstAdmin: null,
      admins: [],
    },
    {
      database,
      authEndpoint: platformOrigin,
      shopOrigin: 'https://shop.example',
      platform,
      merchant,
      reconciliation,
    },
  );
  const app = buildApp({
    database,
    shell: { contract: '1.2.0', runtime: undefined },
    askForTrial,
    now,
    deployToken: 'a-token-for-tests',
    backOffice: { ...context, now },
  });

  const authorize: TestBackOffice['authorize'] = async (address, client) => {
    const asked = new URL(address).searchParams;
    if (client) asked.set('client_id', client.id);
    const answer = await fetch(`${platformOrigin}/oauth/authorize`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...Object.fromEntries(asked), ...USER, decision: 'allow' }),
    });
    return new URL(answer.headers.get('location') ?? '');
  };
  const browser = () => createTestBrowser(app, { origin, authorize });

  // The platform reveals its user's id only in tokens, so it is read from a first sign-in without a profile.
  const refused: LightMyRequestResponse = await browser().signIn();
  const uid = /<code>([\w-]+)<\/code>/.exec(refused.body)?.[1] ?? '';
  return {
    app,
    database,
    uid,
    otherDesk: OTHER_DESK,
    pass: (ms) => {
      passed += ms;
    },
    giveProfile: (profile) =>
      saveProfile(
        database,
        {
          uid,
          email: USER.email,
          role: 'SUPER_ADMIN',
          org: '',
          name: 'Anna',
          remotes: [],
          ...profile,
        },
        now(),
      ),
    browser,
    authorize,
    stop: async () => {
      await app.close();
      await database.destroy();
    },
  };
};
