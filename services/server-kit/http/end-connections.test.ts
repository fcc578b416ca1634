import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { endConnections } from './index.ts';

let server: Server;
let end: () => Promise<void>;
let asked: Promise<ServerResponse>;

/** A server that does not respond. */
const serve = async (limit?: number): Promise<void> => {
  server = createServer();
  end = endConnections(server, limit);
  asked = once(server, 'request').then(([, response]) => response as ServerResponse);
  await once(server.listen(0, '127.0.0.1'), 'listening');
};
const open = async (): Promise<Socket> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const accepted = once(server, 'connection');
  await once(socket, 'connect');
  await accepted;
  return socket;
};
const ask = (socket: Socket) => socket.write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n');
const close = async () => {
  const closed = once(server, 'close');
  await end();
  server.close();
  await closed;
};

afterEach(() => server.closeAllConnections());

describe('endConnections', () => {
  it('closes a connection without a request', async () => {
    await serve();
    const socket = await open();
    const ended = once(socket.resume(), 'close');
    await close();
    await ended;
  });

  it('waits for the response to an open request', async () => {
    await serve();
    const socket = await open();
    ask(socket);
    const response = await asked;
    const closed = close();
    const answer = once(socket, 'data');
    response.end('done');
    expect(String(await answer)).toMatch(/^HTTP\/1\.1 200/);
    await closed;
  });

  it('closes a connection whose response exceeds the limit', async () => {
    await serve(1);
    ask(await open());
    await asked;
    await close();
  });
});
