import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { makeRelease } from '../../testing/make-release.ts';
import { startService, type TestService } from '../../testing/start-service.ts';
import { askShopForTrial, type TrialResult } from './ask-for-trial.ts';

const GOOD: TrialResult = { rendered: 5, failures: [] };
const failing = (count: number): TrialResult => ({
  rendered: 1,
  failures: Array.from({ length: count }, (_, index) => ({
    path: `/it/eur/it/page-${index}`,
    reason: 'TypeError: no price',
  })),
});

describe('the trial of a release', () => {
  let service: TestService;
  let asked: string[];
  let answer: TrialResult | null;
  beforeEach(async () => {
    asked = [];
    answer = GOOD;
    service = await startService({
      askForTrial: async (key) => {
        const { releases } = (
          await service.get('/release-previews/current', {
            authorization: `Bearer ${key}`,
          })
        ).json();
        asked.push(releases.catalog.metadata.version);
        return answer;
      },
    });
    await service.put(makeRelease('0.1.0-aaaa'));
    await service.post('/releases/catalog/promote', { version: '0.1.0-aaaa' });
    await service.put(makeRelease('0.1.0-bbbb'));
  });
  afterEach(() => service.stop());

  const promote = (version = '0.1.0-bbbb') =>
    service.post('/releases/catalog/promote', { version });
  const canary = (traffic: number) =>
    service.post('/releases/catalog/canary', { version: '0.1.0-bbbb', traffic });

  it('R5 takes place once, before its first visitor, with a link that shows the release', async () => {
    expect((await canary(10)).statusCode).toBe(200);
    await canary(20);
    await promote();
    await promote('0.1.0-aaaa');
    expect(asked).toEqual(['0.1.0-aaaa', '0.1.0-bbbb']);
  });

  it.each([
    ['a promotion', () => promote()],
    ['a canary', () => canary(10)],
  ])('R5 refuses %s of one that throws, and says where', async (_, edit) => {
    answer = failing(5);
    const before = await service.live();
    const { statusCode, json } = await edit();
    expect([statusCode, json().error]).toEqual([
      409,
      {
        code: 'TRIAL_FAILED',
        message: expect.stringMatching(
          /^Release 0\.1\.0-bbbb of catalog .*page-0: TypeError: no price; .*page-2.*\(and 2 more\).*--preview/,
        ),
      },
    ]);
    expect(await service.live()).toEqual(before);
  });

  it('R5 is no condition: without an answer the release goes live', async () => {
    answer = null;
    expect((await promote()).statusCode).toBe(200);
  });

  it('R5 leaves other refusals as they are', async () => {
    const { error } = (await promote('0.1.0-cccc')).json();
    expect(error.code).toBe('UNKNOWN_VERSION');
    expect(asked).toEqual(['0.1.0-aaaa']);
  });
});

describe('askShopForTrial', () => {
  const lines: string[] = [];
  const ask = async (listener: RequestListener) => {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const askShop = askShopForTrial(`http://127.0.0.1:${port}`, (line) => lines.push(line), 1);
    const result = await askShop('k');
    server.close();
    return result;
  };
  beforeEach(() => void (lines.length = 0));

  it('R5 sends the key and reads the result', async () => {
    const seen: unknown[] = [];
    const result = await ask(({ url, headers }, response) => {
      seen.push(url, headers.authorization);
      response.end(JSON.stringify(GOOD));
    });
    expect([result, seen]).toEqual([GOOD, ['/release-trial', 'Bearer k']]);
  });

  it('R5 asks a busy shop once more', async () => {
    let asked = 0;
    const result = await ask((_, response) => {
      asked += 1;
      if (asked === 1) response.writeHead(503).end('{"reason":"another release is being tried"}');
      else response.end(JSON.stringify(GOOD));
    });
    expect([result, asked, lines]).toEqual([GOOD, 2, []]);
  });

  it.each<[string, RequestListener]>([
    ['is busy', (_, response) => response.writeHead(503).end('{"reason":"busy"}')],
    ['answers something else', (_, response) => response.end('<p>hello</p>')],
    ['breaks off', (request) => request.socket.destroy()],
  ])('R5 has no result of a shop that %s, and says so', async (_, listener) => {
    expect(await ask(listener)).toBeNull();
    expect(lines).toEqual([expect.stringMatching(/^a release is not tried: /)]);
  });
});
