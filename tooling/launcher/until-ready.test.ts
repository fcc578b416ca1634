import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { untilReady } from './shop-process.ts';

let server: Server;
let ready: string;
/** Responses in order; the last one repeats. */
let answers: { status: number; text: string }[];

beforeEach(async () => {
  server = createServer((_, response) => {
    const { status, text } = (answers.length > 1 ? answers.shift() : answers[0]) ?? answers[0]!;
    response.writeHead(status).end(text);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ready = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ready`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

describe('untilReady', () => {
  it('waits for 200', async () => {
    answers = [
      { status: 503, text: '{"reasons":["no page has been rendered yet"]}' },
      { status: 200, text: '{}' },
    ];
    await untilReady({ name: 'shell', ready });
    expect(answers).toHaveLength(1);
  });

  it('rejects with the reasons of a process that does not become ready', async () => {
    answers = [{ status: 503, text: '{"reasons":["cart 2.0.0 is refused"]}' }];
    await expect(untilReady({ name: 'shell', ready }, 10)).rejects.toThrow(
      'shell was not ready in 0.01 s:\ncart 2.0.0 is refused',
    );
  });

  it('does not wait for a process without that address', async () => {
    await untilReady({ name: 'mail' });
  });
});
