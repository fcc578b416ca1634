import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Between {
  origin: string;
  /** Closes every connection, and accepts no more. */
  stop: () => Promise<unknown>;
}

/**
 * Proxy between the service and the platform, which forwards calls or fails them.
 *
 * @param answer - status of the response; null to forward the call
 */
export const between = async (
  platform: string,
  answer: (request: IncomingMessage) => number | null,
): Promise<Between> => {
  const passOn = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const reply = await fetch(`${platform}${request.url}`, {
      method: request.method ?? 'GET',
      headers: {
        authorization: request.headers.authorization ?? '',
        accept: String(request.headers.accept),
        'content-type': String(request.headers['content-type']),
      },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    response.writeHead(reply.status).end(Buffer.from(await reply.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    const status = answer(request);
    if (status !== null) response.writeHead(status, { 'retry-after': '0' }).end();
    else passOn(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())),
  };
};
