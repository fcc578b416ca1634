import { makeRelease } from '../../testing/make-release.ts';
import { type TestService, startService } from '../../testing/start-service.ts';

const [FIRST, SECOND, THIRD] = ['0.1.0-aaaa', '0.1.0-bbbb', '0.1.0-cccc'];

let service: TestService;
beforeEach(async () => {
  service = await startService();
  for (const version of [FIRST, SECOND, THIRD]) await service.put(makeRelease(version));
  for (const version of [FIRST, SECOND])
    await service.post('/releases/catalog/promote', { version });
  await service.post('/releases/catalog/canary', { version: THIRD, traffic: 10 });
});
afterEach(() => service.stop());

const edit = (action: string, body: object) => service.post(`/releases/catalog/${action}`, body);
const SEEN = [
  { version: SECOND, traffic: 90 },
  { version: THIRD, traffic: 10 },
];
const LIVE = [
  [SECOND, 90, true],
  [THIRD, 10, false],
];

describe('an edit that names the live releases its author has seen', () => {
  const edits: [string, object][] = [
    ['promote', { version: THIRD }],
    ['canary', { version: THIRD, traffic: 20 }],
    ['rollback', {}],
    ['withdraw', {}],
  ];

  it.each(edits)(
    'R8 makes the %s, and answers with its time and the releases that were live before',
    async (...it) => {
      const [action, body] = it;
      const answer = await edit(action, { ...body, seen: SEEN });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { before: SEEN, at: '2026-11-20T09:00:00.000Z' },
      ]);
      expect(await service.live()).not.toEqual(LIVE);
    },
  );

  it.each(edits)('R8 refuses the %s if others are live by now', async (action, body) => {
    const seen = [SEEN[0], { version: THIRD, traffic: 5 }];
    const answer = await edit(action, { ...body, seen });
    expect([answer.statusCode, answer.json().error]).toEqual([
      409,
      {
        code: 'CHANGED_MEANWHILE',
        message: expect.stringContaining('Live now: 0.1.0-bbbb 90 %, 0.1.0-cccc 10 %'),
      },
    ]);
    expect(await service.live()).toEqual(LIVE);
  });
});

it('R8 the end of one canary does not end another that replaced it', async () => {
  const answer = await edit('canary', { version: FIRST, traffic: 0 });
  expect([answer.statusCode, answer.json().error]).toEqual([
    409,
    { code: 'CHANGED_MEANWHILE', message: expect.stringContaining(`is ${THIRD}, not ${FIRST}`) },
  ]);
  expect(await service.live()).toEqual(LIVE);
});
