import { CommerceLayer, type CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import type { FastifyInstance } from 'fastify';
import { readConfig, type Config } from '../config/config.ts';
import { openStore, type Store } from '../engine/store/store.ts';
import { createPlatform } from '../create-platform.ts';
import { resources } from '../domains/index.ts';
import { applySeed } from '../seeding/apply-seed.ts';
import { checkAnswers, reportViolations } from './check-answers.ts';
import { useSharedSigningKey } from './signing-key.ts';
import { testSeed } from './test-seed.ts';

export interface TokenAnswer {
  access_token: string;
  refresh_token?: string;
  owner_id?: string;
  [key: string]: unknown;
}

export interface RunningPlatform {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly config: Config;
  readonly origin: string;
  /** POST /oauth/token as a sales channel of the Italian market, with the body's own values on top. */
  readonly token: (body?: Record<string, unknown>) => Promise<TokenAnswer>;
  /** The real client, unmodified: only its origin is rewritten, by its own `fetch` option. */
  readonly client: (accessToken: string) => CommerceLayerBundle;
  readonly guest: (scope?: string) => Promise<CommerceLayerBundle>;
  readonly integration: () => Promise<CommerceLayerBundle>;
  readonly stop: () => Promise<void>;
}

/** Tests try wrong things by the hundred. */
const unlimitedAttempts = {
  COMMERCE_ATTEMPTS_PER_ACCOUNT: '1000000',
  COMMERCE_ATTEMPTS_PER_ADDRESS: '1000000',
};

/** Hashing passwords as in production would be half of the CPU time of a suite about customers. */
const cheapPasswords = { COMMERCE_PASSWORD_COST: '16' };

/**
 * A platform of its own, listening on a free port, with the test catalogue.
 * Every answer it gives is checked against the definitions; one that breaks
 * them fails the test.
 *
 * @param options - `sharesKey: false`: it signs tokens with a key of its own, as another shop does
 */
export const startPlatform = async (
  env: Record<string, string> = {},
  { sharesKey = true } = {},
): Promise<RunningPlatform> => {
  const read = readConfig({
    COMMERCE_DB: ':memory:',
    COMMERCE_FAULTS: 'on',
    ...unlimitedAttempts,
    ...cheapPasswords,
    ...env,
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { config } = read;
  const store = openStore(config.database, resources);
  if (sharesKey) useSharedSigningKey(store);
  const app = await createPlatform({ db: store, config });
  checkAnswers(app, `https://${config.organization}.${config.domain}/api`);
  applySeed(store, testSeed, () => undefined);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });

  const token: RunningPlatform['token'] = async (body = {}) => {
    const answer = await fetch(`${origin}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        grant_type: 'client_credentials',
        client_id: config.clients.salesChannelId,
        scope: 'market:code:it-eur',
        ...body,
      }),
    });
    return (await answer.json()) as TokenAnswer;
  };
  const client: RunningPlatform['client'] = (accessToken) =>
    CommerceLayer({
      organization: config.organization,
      domain: config.domain,
      accessToken,
      fetch: (input, init) => {
        const url = new URL(String(input instanceof Request ? input.url : input));
        // Without the SDK's time limit: a busy machine is not a failure.
        return fetch(`${origin}${url.pathname}${url.search}`, { ...init, signal: null });
      },
    });
  return {
    app,
    store,
    config,
    origin,
    token,
    client,
    guest: async (scope = 'market:code:it-eur') => client((await token({ scope })).access_token),
    integration: async () =>
      client(
        (
          await token({
            client_id: config.clients.integrationId,
            client_secret: config.clients.integrationSecret,
            scope: undefined,
          })
        ).access_token,
      ),
    stop: async () => {
      await app.close();
      store.close();
      reportViolations();
    },
  };
};
