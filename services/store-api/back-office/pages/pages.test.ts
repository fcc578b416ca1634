import type { TestPlatform } from '../../testing/start-platform.ts';
import { startBackOffice, startDeskPlatform } from '../testing/start-back-office.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { cataloguePage } from './catalogue-page.ts';

let platform: TestPlatform;
let desk: Awaited<ReturnType<typeof startBackOffice>>;
let browser: TestBrowser;
beforeAll(async () => {
  platform = await startDeskPlatform();
});
afterAll(() => platform.stop());
beforeEach(async () => {
  desk = await startBackOffice(platform.origin);
  await desk.giveProfile();
  browser = desk.browser();
  await browser.signIn();
});
afterEach(() => desk.stop());

const text = async (path: string) => (await browser.get(`/back-office/${path}`)).body;
const textOf = (body: string) => body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

const STATE = { ready: true, builtAt: null, comparedAt: null, writer: true };

describe('reviews', () => {
  const write = (id: string, state: 'pending' | 'published' = 'pending') =>
    desk.database
      .insertInto('review')
      .values({
        id,
        kind: 'sku',
        code: 'BAROLO-750',
        rating: 2,
        title: 'Hm <script>alert(1)</script>',
        text: '<img src=x onerror=alert(1)>',
        locale: 'en',
        name: 'Ada',
        buyer: id,
        state,
        created_at: '2026-11-20T09:00:00.000Z',
      })
      .execute();
  const stateOf = async (id: string) =>
    (
      await desk.database
        .selectFrom('review')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state;

  it('O4 shows what waits as text, and publishes or rejects it; a decision may be changed', async () => {
    await write('first');
    const body = await text('reviews');
    expect(body).toContain('Hm &lt;script&gt;');
    expect(body).not.toMatch(/<script|<img/);
    expect(textOf(body)).toContain('Waiting (1)');
    const published = await browser.send('/back-office/reviews/first/publish');
    expect(published.headers.location).toBe(
      '/back-office/reviews?state=pending&said=review-published',
    );
    expect(await stateOf('first')).toBe('published');
    expect(textOf(await text('reviews'))).toContain('None is waiting.');
    const [, action = ''] =
      /action="([^"]+first\/reject[^"]*)"/.exec(await text('reviews?state=published')) ?? [];
    const rejected = await browser.send(action);
    // The decision keeps the list's filter.
    expect(rejected.headers.location).toBe(
      '/back-office/reviews?state=published&said=review-rejected',
    );
    expect(await stateOf('first')).toBe('rejected');
  });

  it('X decides nothing of an id there is not', async () => {
    for (const id of ['unknown', '%00', "'--"]) {
      const { statusCode, headers } = await browser.send(`/back-office/reviews/${id}/publish`);
      expect([303, 400, 404]).toContain(statusCode);
      if (statusCode === 303) expect(headers.location).toContain('review-gone');
    }
  });
});

describe('the catalogue’s index', () => {
  it('is reported as disabled without an index', async () => {
    expect(textOf(await text('catalogue'))).toContain('keeps no index');
  });

  it.each([
    ['2026-11-20T08:59:40.000Z', 'less than a minute'],
    ['2026-11-20T08:58:50.000Z', '1 minute'],
    ['2026-11-20T08:15:00.000Z', '45 minutes'],
    ['2026-11-20T05:00:00.000Z', '4 hours'],
    ['2026-11-15T09:00:00.000Z', '5 days'],
  ])('O4 is shown with its age: %s', (comparedAt, age) => {
    const state = { ...STATE, skus: 60, bundles: 8, comparedAt };
    const { markup } = cataloguePage(state, new Date('2026-11-20T09:00:00.000Z')).content;
    expect(textOf(markup)).toMatch(/State ready SKUs 60 Bundles 8/);
    expect(textOf(markup)).toContain('Read as a whole never');
    expect(textOf(markup)).toContain(`(${age} ago)`);
    expect(textOf(markup)).toContain('Labelling (0)');
  });

  it('S7 lists the items whose labelling is incomplete, as text', () => {
    const state = { ...STATE, skus: 1, bundles: 0 };
    const item = { code: 'A<b>', name: 'Barolo', missing: ['street', 'city'], notSoldIn: [] };
    const { markup } = cataloguePage(state, new Date(), [item]).content;
    expect(textOf(markup)).toContain('Labelling (1)');
    expect(markup).toContain('A&lt;b&gt;');
    expect(textOf(markup)).toContain('street, city');
  });

  it('L5 says what is missing on a container, and where the item is not sold because of it', () => {
    const state = { ...STATE, skus: 1, bundles: 0 };
    const missing = ['packaging (AT, DE)'];
    const item = { code: 'A', name: 'Acqua', missing, notSoldIn: ['AT', 'DE'] };
    const { markup } = cataloguePage(state, new Date(), [item]).content;
    expect(textOf(markup)).toMatch(/A Acqua packaging \(AT, DE\) AT, DE/);
    expect(textOf(markup)).toContain('is not sold');
  });
});

describe('profiles', () => {
  const profile = { uid: 'aBcDeFgHiJ', email: 'bruno@example.com', role: 'ADMIN', name: 'Bruno' };
  const read = (uid: string) =>
    desk.database
      .selectFrom('back_office_profile')
      .selectAll()
      .where('uid', '=', uid)
      .executeTakeFirst();

  it('E6 a super admin adds, changes and removes one', async () => {
    await browser.send('/back-office/profiles', profile);
    expect(await read(profile.uid)).toMatchObject({ ...profile, org: '' });
    await browser.send('/back-office/profiles', { ...profile, role: 'SUPER_ADMIN' });
    expect(await read(profile.uid)).toMatchObject({ role: 'SUPER_ADMIN' });
    expect(textOf(await text('profiles'))).toContain('bruno@example.com SUPER_ADMIN');
    await browser.send('/back-office/profiles/remove', { uid: profile.uid });
    expect(await read(profile.uid)).toBeUndefined();
  });

  it('O4 an admin sees mails and releases, but neither sees nor changes profiles', async () => {
    await desk.giveProfile({ role: 'ADMIN' });
    expect((await browser.get('/back-office/releases')).statusCode).toBe(200);
    expect(await text('releases')).not.toContain('/back-office/profiles');
    expect((await browser.get('/back-office/profiles')).statusCode).toBe(403);
    for (const path of ['profiles', 'profiles/remove'])
      expect((await browser.send(`/back-office/${path}`, profile)).statusCode).toBe(403);
    expect(await read(profile.uid)).toBeUndefined();
    await browser.send('/back-office/profiles', { ...profile, uid: desk.uid, role: 'SUPER_ADMIN' });
    expect(await read(desk.uid)).toMatchObject({ role: 'ADMIN' });
  });

  it.each([
    ['role', 'OWNER'],
    ['email', 'nobody'],
    ['uid', 'a b'],
    ['name', ' '],
    ['name', 'A\nB'],
  ])('X refuses the %s %j', async (field, value) => {
    const answer = await browser.send('/back-office/profiles', { ...profile, [field]: value });
    expect(answer.headers.location).toBe('/back-office/profiles?said=profile-refused');
  });

  it('X no one can lock themselves out', async () => {
    const own = { ...profile, uid: desk.uid };
    for (const changed of [
      { ...own, role: 'ADMIN' },
      { ...own, role: 'SUPER_ADMIN', org: 'Another house' },
    ])
      expect((await browser.send('/back-office/profiles', changed)).headers.location).toContain(
        'profile-own',
      );
    await browser.send('/back-office/profiles/remove', { uid: desk.uid });
    expect(await read(desk.uid)).toMatchObject({ role: 'SUPER_ADMIN', org: '' });
  });
});

it('X a page says nothing that its address makes up', async () => {
  const body = await text('mails?said=%3Cb%3Ecall%20this%20number');
  expect(body).not.toContain('call this number');
  expect(await text('mails?said=toString')).not.toContain('class="notice');
});

describe('the look of the pages', () => {
  it('O4 has style sheets, and the fonts that these name', async () => {
    const page = await browser.get('/back-office/mails');
    expect(page.headers['content-security-policy']).toContain("font-src 'self'");
    const sheets = [...page.body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    expect(sheets).toHaveLength(3);
    const fonts: string[] = [];
    for (const [, sheet = ''] of sheets) {
      const { headers, body } = await browser.get(sheet);
      expect(headers['content-type']).toBe('text/css; charset=utf-8');
      for (const [, font = ''] of body.matchAll(/url\('([^']+\.woff2)'\)/g))
        fonts.push(new URL(font, `http://localhost${sheet}`).pathname);
    }
    expect(fonts).toHaveLength(2);
    for (const font of fonts)
      expect((await browser.get(font)).headers['content-type']).toBe('font/woff2');
    expect((await browser.get('/back-office/assets/constructor')).statusCode).toBe(404);
  });
});
