import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../testing/command-line.ts';
import { testSeed } from '../testing/test-seed.ts';

const { folder, finished, startedWith, end } = commandLine();
afterAll(end);

const own = { client_id: 'own-backoffice', client_secret: 'a-secret-of-my-own' };
const desk = { client_id: 'desk', client_secret: 'a-secret-of-the-desk' };
const demo = { client_id: 'fonte-vigna-backoffice', client_secret: 'demo-backoffice-secret' };
const configured = {
  COMMERCE_ORGANIZATION: 'my-cellar',
  COMMERCE_INTEGRATION_ID: own.client_id,
  COMMERCE_INTEGRATION_SECRET: own.client_secret,
  COMMERCE_SALES_CHANNEL_ID: 'own-shop',
  COMMERCE_CLIENTS: JSON.stringify([
    { id: desk.client_id, kind: 'integration', secret: desk.client_secret },
  ]),
};

const tokenOf = async (origin: string, client: object) => {
  const answer = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credentials', ...client }),
  });
  return ((await answer.json()) as { access_token?: string }).access_token;
};
const isLetIn = async (origin: string, client: object) =>
  (await tokenOf(origin, client)) !== undefined;

const slugAt = async (origin: string) => {
  const token = await tokenOf(origin, own);
  const answer = await fetch(`${origin}/api/organization`, {
    headers: { accept: 'application/vnd.api+json', authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { data: { attributes: { slug: string } } }).data.attributes.slug;
};

const fileOf = (name: string, content: object) => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ ...testSeed, ...content }));
  return file;
};

describe('a command of a shell that lacks the environment of the running platform', () => {
  it.each([
    ['seed of a file', () => ['seed', fileOf('file.json', {})]],
    [
      'seed of a file that names them',
      () => {
        const applications = [own, desk].map(({ client_id }) => ({
          client_id,
          secret: 'taken-over-secret',
          kind: 'integration',
          name: 'Mine',
        }));
        return ['seed', fileOf('clients.json', { applications })];
      },
    ],
    ['seed of the demonstration shop', () => ['seed']],
    ['snapshot', () => ['snapshot', 'now']],
    ['restore', () => ['restore', 'now']],
    ['reset', () => ['reset', '--yes']],
  ])(
    'X leaves the configured clients and the organization alone: %s',
    async (_, command) => {
      const { child, exit, origin } = await startedWith(configured, '--seed', 'none');
      const before = await tokenOf(origin, desk);
      expect(await finished(...command())).toMatchObject({ code: 0 });
      expect(await isLetIn(origin, own)).toBe(true);
      expect(await isLetIn(origin, desk)).toBe(true);
      expect(await isLetIn(origin, { ...desk, client_secret: 'taken-over-secret' })).toBe(false);
      expect(await isLetIn(origin, demo)).toBe(false);
      expect(await slugAt(origin)).toBe('my-cellar');
      const skus = await fetch(`${origin}/api/skus`, {
        headers: { accept: 'application/vnd.api+json', authorization: `Bearer ${before}` },
      });
      expect(skus.status).toBe(200);
      child.kill('SIGTERM');
      await exit;
    },
    120_000,
  );
});

it.each([
  ['its first start had no configuration', async () => startedWith({}, '--seed', 'none')],
  ['it starts with the demonstration shop', async () => null],
])(
  'X the public demo secret opens no platform with a client of its own when %s',
  async (_, first) => {
    const earlier = await first();
    earlier?.child.kill('SIGTERM');
    await earlier?.exit;
    const seed = earlier ? 'none' : 'default';
    const { child, exit, origin } = await startedWith(configured, '--seed', seed);
    expect(await isLetIn(origin, own)).toBe(true);
    expect(await isLetIn(origin, demo)).toBe(false);
    child.kill('SIGTERM');
    await exit;
  },
  120_000,
);
