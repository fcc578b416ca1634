import { storeCounts } from '../../release-health/counts/store-counts.ts';
import { makeRelease } from '../../testing/make-release.ts';
import type { TestPlatform } from '../../testing/start-platform.ts';
import { startBackOffice, startDeskPlatform } from '../testing/start-back-office.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const PAGE = '/back-office/releases';
const [OLD, NEW] = ['0.1.0-aaaa', '0.2.0-bbbb'] as const;

let platform: TestPlatform;
let desk: Awaited<ReturnType<typeof startBackOffice>>;
let browser: TestBrowser;
/** Between the request for an edit and the edit. */
let duringTrial = async (): Promise<void> => undefined;
const askForTrial = async () => {
  await duringTrial();
  return null;
};
beforeAll(async () => {
  platform = await startDeskPlatform();
});
afterAll(() => platform.stop());
beforeEach(async () => {
  duringTrial = async () => undefined;
  desk = await startBackOffice(platform.origin, { askForTrial });
  await desk.giveProfile();
  browser = desk.browser();
  await browser.signIn();
  // A route belongs to one remote.
  for (const [remote, extras] of Object.entries({ catalog: {}, cart: { routes: [] } }))
    for (const version of [OLD, NEW])
      await call('PUT', `${remote}/${version}`, { release: makeRelease(version, extras) });
  await call('POST', 'catalog/promote', { version: OLD, by: 'Anna', reason: 'first <b>one</b>' });
});
afterEach(() => desk.stop());

const call = (method: 'PUT' | 'POST', path: string, payload: object) =>
  desk.app.inject({
    method,
    url: `/releases/${path}`,
    headers: { authorization: 'Bearer a-token-for-tests' },
    payload,
  });
const textOf = (body: string) => body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const text = async (path: string) => textOf((await browser.get(path)).body);
const live = async (remote = 'catalog') => {
  const { microFrontends } = (await desk.app.inject('/releases')).json();
  return (microFrontends[remote] ?? []).map(
    (it: { metadata: { version: string }; deployment: { traffic: number } }) =>
      `${it.metadata.version} ${it.deployment.traffic}`,
  );
};
/** Opens the confirmation and submits it with the hidden fields of that page. */
const confirm = async (action: string, version: string, fields: Record<string, string> = {}) => {
  const address = `${PAGE}/catalog/${action}`;
  const { body } = await browser.get(`${address}?version=${version}`);
  const [, shown = ''] = /name="live" value="([^"]*)"/.exec(body) ?? [];
  return browser.send(address, { version, live: shown, reason: 'measured', ...fields });
};

describe('the release console', () => {
  it('R9 shows live releases with share, time, author and reason, as text', async () => {
    await call('POST', 'catalog/canary', { version: NEW, traffic: 10 });
    const { body } = await browser.get(PAGE);
    expect(body).toContain('first &lt;b&gt;one&lt;/b&gt;');
    const shown = textOf(body);
    expect(shown).toMatch(/0\.1\.0-aaaa live 90 % .* token:deploy claims to be Anna/);
    expect(shown).toMatch(/0\.2\.0-bbbb canary 10 % cohorts 0–9/);
    expect(shown).toContain('No release of cart is live.');
  });

  it('R7 R9 shows the health of the canary beside the live release, with a chart', async () => {
    await call('POST', 'catalog/canary', { version: NEW, traffic: 10 });
    expect(await text(PAGE)).not.toContain('Health');
    const now = new Date();
    const count = (release: string, views: number, failed: number) => ({
      remote: 'catalog',
      release,
      counts: new Map([
        ['views', views],
        ['failed', failed],
        ['purchases', 3],
      ] as const),
    });
    await storeCounts(desk.database, [count(OLD, 900, 9), count(NEW, 100, 50)], now);
    const { body } = await browser.get(PAGE);
    const shown = textOf(body);
    expect(shown).toMatch(/0\.1\.0-aaaa live 900 1\.00 %/);
    expect(shown).toMatch(/0\.2\.0-bbbb canary 100 50\.00 % 40\.38 % to 59\.62 %/);
    expect(body).toMatch(/role="img"\s+aria-label="Failed views of catalog in per cent/);
    expect(body.match(/<circle/g)).toHaveLength(2);
    expect(await text(`${PAGE}/catalog`)).toContain('Health of catalog in the last hour');
  });

  it('R9 promotes, starts a canary and withdraws it, each with the actor and a reason', async () => {
    expect((await confirm('canary', NEW, { amount: '20' })).statusCode).toBe(303);
    expect(await live()).toEqual([`${OLD} 80`, `${NEW} 20`]);
    await confirm('rollback', '');
    expect(await live()).toEqual([`${OLD} 100`]);
    await confirm('promote', NEW, { reason: 'no errors' });
    expect(await live()).toEqual([`${NEW} 100`]);
    await confirm('rollback', '');
    expect(await live()).toEqual([`${OLD} 100`]);
    const edits = await desk.database
      .selectFrom('release_history')
      .select(['action', 'actor', 'claimed_by', 'reason'])
      .where('actor', '=', 'admin@example.com')
      .orderBy('revision')
      .execute();
    expect(edits.map((it) => it.action)).toEqual(['canary', 'rollback', 'promote', 'rollback']);
    expect(edits[2]).toMatchObject({ claimed_by: null, reason: 'no errors' });
  });

  it('R9 the default release keeps its author and reason when a canary beside it ends', async () => {
    await confirm('canary', NEW, { amount: '20', reason: 'a trial' });
    expect(await text(PAGE)).toMatch(/0\.2\.0-bbbb canary .* admin@example\.com a trial/);
    await confirm('rollback', '', { reason: 'too slow' });
    const shown = await text(PAGE);
    expect(shown).toMatch(/0\.1\.0-aaaa live 100 % .* token:deploy .* first/);
    expect(shown).not.toContain('too slow');
    await confirm('promote', NEW, { reason: 'fast now' });
    expect(await text(PAGE)).toMatch(/0\.2\.0-bbbb live 100 % .* admin@example\.com fast now/);
  });

  it('R9 reading a confirmation changes nothing', async () => {
    const { statusCode, body } = await browser.get(`${PAGE}/catalog/promote?version=${NEW}`);
    expect(statusCode).toBe(200);
    expect(textOf(body)).toContain(`All visitors get catalog ${NEW}.`);
    expect(await live()).toEqual([`${OLD} 100`]);
  });

  it.each([
    ['no reason', 'promote', { reason: ' ' }],
    ['no release', 'promote', { version: '' }],
    ['a share above 50 %', 'canary', { amount: '51' }],
    ['no share', 'canary', { amount: '' }],
    ['a share that is no number', 'canary', { amount: '1e1' }],
  ])('R9 a form with %s is shown again and changes nothing', async (_, action, fields) => {
    const { statusCode, body } = await confirm(action, NEW, { amount: '10', ...fields });
    expect(statusCode).toBe(400);
    expect(textOf(body)).toMatch(/Nothing was changed: INCOMPLETE .* Complete the form/);
    expect(await live()).toEqual([`${OLD} 100`]);
  });

  it('R9 a refused edit is shown with its code and what to do', async () => {
    await call('PUT', 'catalog/0.3.0-cccc', {
      release: makeRelease('0.3.0-cccc', { contract: '2.0.0' }),
    });
    const { statusCode, body } = await confirm('promote', '0.3.0-cccc');
    expect(statusCode).toBe(409);
    expect(textOf(body)).toMatch(/CONTRACT_MISMATCH .* Build the remote with a contract/);
    expect(body).toContain('value="measured"');
  });

  it('R9 offers no action for a release whose files were deleted', async () => {
    const promotion = `${PAGE}/catalog/promote?version=${NEW}`;
    expect((await browser.get(PAGE)).body).toContain(promotion);
    await call('POST', 'catalog/prune', { version: NEW });
    expect((await browser.get(PAGE)).body).not.toContain(promotion);
    expect(await text(PAGE)).toContain(`${NEW} Files deleted`);
    expect(textOf((await confirm('promote', NEW)).body)).toContain('PRUNED');
  });

  it('R9 an edit from an outdated page is refused', async () => {
    const outdated = { live: '0.0.1-gone:100' };
    const { statusCode, body } = await confirm('rollback', '', outdated);
    expect(statusCode).toBe(409);
    expect(textOf(body)).toMatch(/CHANGED_MEANWHILE .* in the meantime\. .* opened this page/);
  });

  it('R9 an edit is refused if another one came between the check of its page and the edit itself', async () => {
    const other = '0.3.0-cccc';
    await call('PUT', `catalog/${other}`, { release: makeRelease(other) });
    duringTrial = async () => {
      duringTrial = async () => undefined;
      await call('POST', 'catalog/promote', { version: other });
    };
    const { statusCode, body } = await confirm('promote', NEW);
    expect(statusCode).toBe(409);
    expect(body).toContain('CHANGED_MEANWHILE');
    expect(await live()).toEqual([`${other} 100`]);
  });

  it('R9 R10 shows a preview link once, which opens the release', async () => {
    const { body } = await confirm('preview', NEW, { amount: '2' });
    const [, key = ''] = /https:\/\/shop\.example\/preview\/([\w.-]+)/.exec(body) ?? [];
    const opened = await desk.app.inject({
      url: '/release-previews/current',
      headers: { authorization: `Bearer ${key}` },
    });
    expect(opened.json().releases.catalog.metadata.version).toBe(NEW);
    expect(await text(PAGE)).not.toContain(key);
  });

  it('R9 O4 an admin acts on the remotes of the profile only', async () => {
    await desk.giveProfile({ role: 'ADMIN', remotes: ['cart'] });
    for (const action of ['promote', 'canary', 'rollback', 'preview']) {
      const { statusCode, body } = await browser.get(`${PAGE}/catalog/${action}?version=${NEW}`);
      expect([statusCode, textOf(body)]).toEqual([
        403,
        expect.stringContaining('does not permit this for catalog'),
      ]);
      const fields = { version: NEW, live: `${OLD}:100`, amount: '10', reason: 'mine' };
      expect((await browser.send(`${PAGE}/catalog/${action}`, fields)).statusCode).toBe(403);
    }
    expect(await live()).toEqual([`${OLD} 100`]);
    const { body } = await browser.get(PAGE);
    expect(body).toContain(`${PAGE}/cart/promote`);
    expect(body).not.toContain(`${PAGE}/catalog/promote`);
    const fields = { version: NEW, live: '', reason: 'first' };
    expect((await browser.send(`${PAGE}/cart/promote`, fields)).statusCode).toBe(303);
    expect(await live('cart')).toEqual([`${NEW} 100`]);
  });

  it('R9 the page of a remote shows its history and compares two releases', async () => {
    await confirm('promote', NEW, { reason: 'no errors' });
    const body = await text(`${PAGE}/catalog?from=${OLD}&to=${NEW}`);
    expect(body).toMatch(
      /promote 0\.2\.0-bbbb ?, from 0\.1\.0-aaaa .* admin@example\.com no errors/,
    );
    expect(body).toMatch(/web\/remoteEntry\.js changed/);
    expect(await text(`${PAGE}/catalog?from=${OLD}&to=9.9.9-none`)).toContain('not registered');
  });

  it('R9 the public history names no e-mail address', async () => {
    await confirm('promote', NEW);
    const { history } = (await desk.app.inject('/releases/history')).json();
    expect(history[0]).toMatchObject({ action: 'promote', by: 'back-office' });
    expect(JSON.stringify(history)).not.toContain('@');
  });

  it.each(['unknown', 'Catalog', '%00', "'--"])('X has no page for the remote %j', async (name) => {
    expect([400, 404]).toContain((await browser.get(`${PAGE}/${name}`)).statusCode);
  });
});
