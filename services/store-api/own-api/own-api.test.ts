import { Writable } from 'node:stream';
import { loggerOptions } from '@shop/server-kit/http';
import { buildApp } from '../build-app.ts';
import { openStore } from '../open-store.ts';
import { failing, greet } from './testing/frame-operations.ts';
import { fakeContext } from './testing/fake-context.ts';

describe('the log of operations', () => {
  it('contains the operation and the request id, and nothing about the caller or the input', async () => {
    let lines = '';
    const stream = new Writable({
      write: (chunk, _, done) => {
        lines += `${chunk}`;
        done();
      },
    });
    const database = await openStore(':memory:');
    const app = buildApp({
      database,
      shell: { contract: '1.2.0', runtime: undefined },
      now: () => new Date(),
      deployToken: 'a-token-for-tests',
      logger: { ...loggerOptions('info'), stream },
      ownApi: {
        context: await fakeContext({ database }),
        origins: [],
        perMinute: 100,
        perAccount: 100,
        operations: [greet, failing('bug', new Error('ada@shop.example is unknown, password: x1'))],
      },
    });
    const post = (url: string) =>
      app.inject({
        method: 'POST',
        url,
        remoteAddress: '203.0.113.7',
        headers: { 'content-type': 'application/json', 'x-request-id': 'from-the-shop' },
        payload: JSON.stringify({ email: 'ada@shop.example', metadata: { iban: 'IT60X054' } }),
      });
    const answered = await post('/api/greet');
    expect(answered.headers['x-request-id']).toBe('from-the-shop');
    await post('/api/bug');
    expect(JSON.parse(lines.split('\n')[0] ?? '')).toMatchObject({
      msg: 'operation',
      reqId: 'from-the-shop',
      route: '/api/greet',
      status: 201,
      ms: expect.any(Number),
    });
    expect(lines).toContain('"status":500');
    expect(lines).not.toMatch(/ada@|IT60X054|203\.0\.113\.7|x1/);
    await app.close();
    await database.destroy();
  });
});
