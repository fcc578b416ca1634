import { openStore } from '../../open-store.ts';
import {
  PREVIOUS_SHELL_TOKEN,
  SHELL_TOKEN,
  type TestService,
  startService,
} from '../../testing/start-service.ts';
import { keepReport, listShells, markStopped, runningShells } from '../shells/running-shells.ts';

const REPORT = {
  interval: 1000,
  etag: '"one"',
  releases: { catalog: '0.1.0-aaaa' },
  canaries: { cart: '0.1.0-bbbb' },
  problems: ['checkout 0.1.0-cccc cannot be used'],
};

let service: TestService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const put = (id: string, payload: object = REPORT, token = SHELL_TOKEN) =>
  service.app.inject({
    method: 'PUT',
    url: `/releases/shells/${id}`,
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
const list = (token = 'a-token-for-tests') =>
  service.get('/releases/shells', { authorization: `Bearer ${token}` });

describe('/releases/shells', () => {
  it('lists what each shell applied last', async () => {
    expect((await put('web-1.0a')).statusCode).toBe(204);
    await put('web-2.0b', { ...REPORT, canaries: {} });
    await put('web-2.0b', { ...REPORT, releases: {}, canaries: {}, problems: [] });
    const at = '2026-11-20T09:00:00.000Z';
    expect((await list()).json().shells).toEqual([
      { ...REPORT, id: 'web-1.0a', at },
      { ...REPORT, releases: {}, canaries: {}, problems: [], id: 'web-2.0b', at },
    ]);
  });

  it('takes reports with the shells’ token only, which allows no edit and no list', async () => {
    expect((await put('web', REPORT, 'a-token-for-tests')).statusCode).toBe(401);
    expect((await list(SHELL_TOKEN)).statusCode).toBe(401);
    expect((await list()).json().shells).toEqual([]);
  });

  it('R5 lists a shell that stops by its id, by the shells’ token only', async () => {
    await put('web-1.0a');
    await put('web-2.0b');
    const leave = (token: string, id = 'web-1.0a') =>
      service.app.inject({
        method: 'DELETE',
        url: `/releases/shells/${id}`,
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await leave('a-token-for-tests')).statusCode).toBe(401);
    expect((await list()).json()).toMatchObject({ shells: [{}, {}], stopped: [] });
    expect((await leave(SHELL_TOKEN)).statusCode).toBe(204);
    expect((await leave(SHELL_TOKEN)).statusCode).toBe(204);
    expect((await leave(SHELL_TOKEN, 'unknown')).statusCode).toBe(204);
    expect((await list()).json()).toMatchObject({
      shells: [{ id: 'web-2.0b' }],
      stopped: ['web-1.0a'],
    });
    await put('web-1.0a');
    expect((await list()).json()).toMatchObject({ shells: [{}, {}], stopped: [] });
  });

  it('takes reports with the previous token during its rotation', async () => {
    expect((await put('web', REPORT, PREVIOUS_SHELL_TOKEN)).statusCode).toBe(204);
    expect((await list()).json().shells).toHaveLength(1);
  });

  it.each([
    ['an id with a slash', 'a%2Fb', REPORT],
    ['no interval', 'web', { ...REPORT, interval: 0 }],
    ['endless reasons', 'web', { ...REPORT, problems: ['x'.repeat(501)] }],
    ['something else', 'web', { ...REPORT, extra: true }],
  ])('refuses a report with %s', async (_, id, report) => {
    expect((await put(id, report)).statusCode).toBe(400);
    expect((await list()).json().shells).toEqual([]);
  });
});

it('a shell counts as gone after three poll intervals without a report, also one that stopped', async () => {
  const database = await openStore(':memory:');
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 9, 0, seconds));
  const idsAt = async (seconds: number) =>
    (await runningShells(database, at(seconds))).map(({ id }) => id);
  await keepReport(database, 'gone', REPORT, at(0));
  await keepReport(database, 'slow', { ...REPORT, interval: 10_000 }, at(0));
  expect(await idsAt(3)).toEqual(['gone', 'slow']);
  expect(await idsAt(4)).toEqual(['slow']);
  await markStopped(database, 'gone', at(2));
  expect((await listShells(database, at(3))).stopped).toEqual(['gone']);
  expect(await listShells(database, at(4))).toMatchObject({ shells: [{}], stopped: [] });
  await keepReport(database, 'slow', REPORT, at(5));
  expect(await database.selectFrom('shell').select('id').execute()).toEqual([{ id: 'slow' }]);
  await database.destroy();
});

it('S5 a shell that reported while the clock was ahead is gone, not there until that time', async () => {
  const database = await openStore(':memory:');
  const at = (hours: number) => new Date(Date.UTC(2026, 10, 20, 9 + hours));
  await keepReport(database, 'ahead', REPORT, at(25));
  expect(await runningShells(database, at(0))).toEqual([]);
  await keepReport(database, 'new', REPORT, at(0));
  expect(await database.selectFrom('shell').select('id').execute()).toEqual([{ id: 'new' }]);
  await database.destroy();
});
