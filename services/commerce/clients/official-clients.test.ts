import type { AuthContext } from '../domains/auth/auth-context.ts';
import { issueToken } from '../domains/auth/tokens/issue-token.ts';
import { resolveScope } from '../domains/auth/scopes/resolve-scope.ts';
import { loadSigningKey } from '../domains/auth/tokens/signing-key.ts';
import { startSecurePlatform, type SecurePlatform } from '../testing/start-secure-platform.ts';
import { runInProcess } from './run-in-process.ts';
import type { Report, Setup } from './scenario.ts';
import { scenarios } from './scenarios/index.ts';

const scope = 'market:code:it-eur';
const customer = { email: 'anna@example.com', password: 'segreto1' };

const confidential = { id: 'partner', secret: 'partner-secret-0000' };
const provisioning = { id: 'provisioner', secret: 'provisioner-secret' };
const webapp = {
  id: 'back-office',
  secret: 'back-office-secret',
  redirectUri: 'https://office.example.com/back',
};
const furtherClients = JSON.stringify([
  { kind: 'sales_channel', ...confidential },
  { kind: 'user', ...provisioning },
  { kind: 'webapp', id: webapp.id, secret: webapp.secret, redirect_uris: [webapp.redirectUri] },
]);

/** A token as the platform issued it an hour and more ago. */
const expiredToken = async ({ store, config }: SecurePlatform, ownerId: string | null) => {
  const lifetimes = { ...config.lifetimes, salesChannel: -3_600 };
  const key = await loadSigningKey(store);
  const context: AuthContext = { store, config: { ...config, lifetimes }, key };
  const [client] = store.where('applications', { uid: config.clients.salesChannelId });
  const resolved = resolveScope(store, client!, scope);
  if (!resolved.ok) throw new Error('the test catalogue has no Italian market');
  const subject = ownerId === null ? {} : { owner: { type: 'Customer' as const, id: ownerId } };
  return (await issueToken(context, { ...client!, confidential: false }, resolved.value, subject))
    .access_token;
};

describe('official clients in Node over TLS, by the default host names', () => {
  let platform: SecurePlatform;
  let report: Report;

  beforeAll(async () => {
    platform = await startSecurePlatform({ COMMERCE_CLIENTS: furtherClients });
    const { config, store } = platform;
    const [owner] = store.where('customers', { email: customer.email });
    const setup: Setup = {
      organization: config.organization,
      domain: config.domain,
      ...config.clients,
      scope,
      customer,
      confidential,
      provisioning,
      webapp,
      user: config.user,
      expiredToken: await expiredToken(platform, null),
      expiredCustomerToken: await expiredToken(platform, owner!.id),
    };
    report = await runInProcess(setup, platform.environment);
  }, 60_000);
  afterAll(() => platform.stop());

  for (const title of Object.keys(scenarios))
    it(title, () => expect(report[title] ?? 'did not run').toBe('passed'));
});
