import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';

/** A server that answers every piece with the same piece in capitals, and notes it. */
let server: Server;
let received: string[];
let proxy: FaultProxy;
let target: number;
let clients: Socket[];

beforeEach(async () => {
  received = [];
  clients = [];
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      received.push(chunk.toString());
      socket.write(chunk.toString().toUpperCase());
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  target = (server.address() as AddressInfo).port;
  proxy = await startFaultProxy({ target });
});

afterEach(async () => {
  for (const client of clients) client.destroy();
  await proxy.stop();
  await new Promise((resolve) => server.close(resolve));
});

const open = async (port = proxy.port): Promise<Socket> => {
  const client = connect({ port, host: '127.0.0.1' });
  clients.push(client);
  client.on('error', () => undefined);
  await once(client, 'connect');
  return client;
};

/** Sends a text and resolves with as many characters of the response. */
const ask = async (client: Socket, text: string): Promise<string> => {
  client.write(text);
  let answer = '';
  while (answer.length < text.length) answer += String((await once(client, 'data'))[0]);
  return answer;
};

/** A whole exchange with the server on another connection, in which a piece on a first one would have arrived. */
const exchangeBeside = async (): Promise<void> => {
  const beside = await open(target);
  await ask(beside, 'beside');
  await ask(beside, 'beside');
};

const errorOf = async (client: Socket): Promise<string | undefined> => {
  const [error] = (await once(client, 'error').catch((reason: unknown) => [reason])) as [
    NodeJS.ErrnoException,
  ];
  return error.code;
};

describe('a fault proxy', () => {
  it('passes both directions, and the end of a connection', async () => {
    const client = await open();
    await expect(ask(client, 'hello')).resolves.toBe('HELLO');
    client.end();
    await once(client, 'close');
    expect(proxy.carried()).toBe(1);
  });

  it('delays every byte, also on an open connection', async () => {
    const client = await open();
    await ask(client, 'first');
    await proxy.setFault({ kind: 'latency', ms: 60 });
    const startedAt = performance.now();
    await ask(client, 'second');
    // Once per direction; timers may be a millisecond early.
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(118);
  });

  it('resets open and new connections', async () => {
    const client = await open();
    await ask(client, 'first');
    const lost = errorOf(client);
    await proxy.setFault({ kind: 'reset' });
    await expect(lost).resolves.toBe('ECONNRESET');
    const next = connect({ port: proxy.port, host: '127.0.0.1' });
    clients.push(next);
    await expect(errorOf(next)).resolves.toBe('ECONNRESET');
    await proxy.setFault({ kind: 'pass' });
    await expect(ask(await open(), 'again')).resolves.toBe('AGAIN');
  });

  it('refuses connections, and listens on the same port afterwards', async () => {
    const client = await open();
    const lost = errorOf(client);
    await ask(client, 'first');
    await proxy.setFault({ kind: 'refuse' });
    await expect(lost).resolves.toBe('ECONNRESET');
    const next = connect({ port: proxy.port, host: '127.0.0.1' });
    await expect(errorOf(next)).resolves.toBe('ECONNREFUSED');
    await proxy.setFault({ kind: 'pass' });
    await expect(ask(await open(), 'again')).resolves.toBe('AGAIN');
  });

  it('accepts connections without forwarding a byte until the blackhole ends', async () => {
    await proxy.setFault({ kind: 'blackhole' });
    const client = await open();
    const answer = ask(client, 'held');
    await exchangeBeside();
    expect(received).not.toContain('held');
    await proxy.setFault({ kind: 'pass' });
    await expect(answer).resolves.toBe('HELD');
  });

  it('forwards requests of a half-open connection without a response, even after the fault', async () => {
    const client = await open();
    await ask(client, 'first');
    await proxy.setFault({ kind: 'half-open' });
    const answers: string[] = [];
    client.on('data', (chunk: Buffer) => answers.push(chunk.toString()));
    client.write('lost');
    while (!received.includes('lost')) await exchangeBeside();
    await proxy.setFault({ kind: 'pass' });
    client.write('dead');
    while (!received.includes('dead')) await exchangeBeside();
    await expect(ask(await open(), 'new')).resolves.toBe('NEW');
    expect(answers).toEqual([]);
    expect(client.destroyed).toBe(false);
  });

  it('drips a response, and sends the rest at once when the fault ends', async () => {
    await proxy.setFault({ kind: 'drip', bytes: 2, everyMs: 5 });
    const client = await open();
    const pieces: string[] = [];
    client.on('data', (chunk: Buffer) => pieces.push(chunk.toString()));
    await expect(ask(client, 'slowly')).resolves.toBe('SLOWLY');
    expect(pieces.length).toBeGreaterThan(1);
    await proxy.setFault({ kind: 'drip', bytes: 1, everyMs: 3_600_000 });
    const answer = ask(client, 'stuck');
    await once(client, 'data');
    await proxy.setFault({ kind: 'pass' });
    await expect(answer).resolves.toBe('STUCK');
  });
});
