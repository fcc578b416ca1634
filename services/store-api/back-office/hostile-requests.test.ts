import fc from 'fast-check';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import type { TestPlatform } from '../testing/start-platform.ts';
import { startBackOffice, startDeskPlatform } from './testing/start-back-office.ts';

const RUNS = 250;

let postgres: TestPostgres;
let platform: TestPlatform;
let databases = 0;
beforeAll(async () => {
  [postgres, platform] = await Promise.all([startPostgres(), startDeskPlatform()]);
}, 60_000);
afterAll(() => Promise.all([postgres.stop(), platform.stop()]));

const text = fc.oneof(
  fc.constantFrom(
    'mails',
    '..',
    '%2e%2e',
    '%00',
    '%',
    '//',
    '\\',
    '__proto__',
    "'--",
    '😀',
    '\u202e',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }).map(encodeURIComponent),
);
const pairs = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'to',
        'said',
        'state',
        'before',
        'number',
        'code',
        'error',
        'uid',
        'role',
        'name',
        'remotes',
        'version',
        'amount',
        'reason',
        'live',
        'from',
        '__proto__',
      ),
      text,
    ),
    { maxLength: 4 },
  )
  .map((all) => all.map((pair) => pair.join('=')).join('&'));
const request = fc.record({
  method: fc.constantFrom('GET', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'),
  path: fc.oneof(
    fc.constantFrom(
      'mails',
      'mails/x/send-again',
      'invoices',
      'invoices/x.json',
      'reviews',
      'reviews/x/publish',
      'catalogue',
      'releases',
      'releases/catalog',
      'releases/catalog/promote',
      'releases/catalog/canary',
      'releases/catalog/rollback',
      'releases/catalog/preview',
      'tokens',
      'tokens/revoke',
      'profiles',
      'profiles/remove',
      'sign-in',
      'sign-in/start',
      'callback',
      'assets/pages.css',
    ),
    fc.array(text, { maxLength: 3 }).map((parts) => parts.join('/')),
  ),
  query: pairs,
  form: pairs,
  /** Whether the request has the session's form token and origin. */
  genuine: fc.boolean(),
});

// PostgreSQL is stricter than SQLite: it rejects NUL in text.
describe.each([
  ['SQLite', async () => ':memory:'],
  ['PostgreSQL', () => postgres.database(`hostile_desk_${++databases}`)],
])('hostile requests to the back office, on %s', (_, nameOf) => {
  it.each([
    ['nobody', false],
    ['a super admin', true],
  ])(
    'X %s gets no failure, no script and no way to elsewhere',
    async (__, entered) => {
      const desk = await startBackOffice(platform.origin, { database: await nameOf() });
      await desk.giveProfile();
      const browser = desk.browser();
      if (entered) await browser.signIn();
      const cookie = [...browser.cookies].map((it) => it.join('=')).join('; ');
      const [, csrf = ''] =
        /name="_csrf" value="([\w-]+)"/.exec((await browser.get('/back-office/releases')).body) ??
        [];
      await fc.assert(
        fc.asyncProperty(request, async ({ method, path, query, form, genuine }) => {
          const answer = await desk.app.inject({
            method: method as 'GET',
            url: `/back-office/${path}${query && `?${query}`}`,
            headers: {
              host: 'localhost:11020',
              ...(cookie && { cookie }),
              ...(method === 'POST' && {
                origin: genuine ? 'http://localhost:11020' : 'https://evil.example',
                'content-type': 'application/x-www-form-urlencoded',
              }),
            },
            ...(method === 'POST' && { payload: `${form}${genuine ? `&_csrf=${csrf}` : ''}` }),
          });
          expect(answer.statusCode).toBeLessThan(500);
          expect(answer.body).not.toMatch(/<script/i);
          const to = answer.headers.location;
          if (to !== undefined)
            expect(new URL(to, 'http://localhost:11020').origin).toMatch(
              String(to).includes('/oauth/authorize') ? platform.origin : 'http://localhost:11020',
            );
        }),
        { numRuns: RUNS },
      );
      const { statusCode } = await browser.get('/back-office/releases');
      expect(statusCode).toBe(entered ? 200 : 303);
      await desk.stop();
    },
    60_000,
  );
});
