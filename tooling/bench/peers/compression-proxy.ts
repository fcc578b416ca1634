import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** Media types that compress. */
const TEXT = /^(?:text\/|application\/(?:javascript|json|xml|manifest|ld)|image\/svg)/u;
/** Documents are compressed once per render, files once per build. */
const QUALITY = { document: 5, file: constants.BROTLI_MAX_QUALITY };

/** Headers of one connection. */
const HOP = ['connection', 'proxy-connection', 'keep-alive', 'transfer-encoding'];

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

const compress = (body: Buffer, quality: number): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const read = async (stream: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/**
 * A forward proxy that sends every http response in brotli, so that a peer is compared by its code and not by the
 * compression of its server. Compressed files are kept, as a build would. An https connection passes as it is.
 */
export const startCompressionProxy = async (): Promise<{ url: string; stop: () => void }> => {
  const kept = new Map<string, Buffer>();
  const packed = (body: Buffer, address: string, isDocument: boolean): Buffer => {
    if (isDocument) return compress(body, QUALITY.document);
    const key = `${address} ${body.length}`;
    const found = kept.get(key) ?? compress(body, QUALITY.file);
    kept.set(key, found);
    return found;
  };
  const server = createServer((asked, answer) => {
    const address = asked.url ?? '';
    const fail = () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end());
    const pass = async (found: IncomingMessage) => {
      const { statusCode = 502, headers } = found;
      const type = headers['content-type'] ?? '';
      if (headers['content-encoding'] || !TEXT.test(type) || statusCode !== 200) {
        answer.writeHead(statusCode, without(headers, HOP));
        found.pipe(answer);
        return;
      }
      const bytes = packed(await read(found), address, type.startsWith('text/html'));
      answer.writeHead(statusCode, {
        ...without(headers, HOP),
        'content-encoding': 'br',
        'content-length': bytes.length,
      });
      answer.end(bytes);
    };
    // Without gzip among the accepted: a server that knows no brotli sends the plain text.
    const headers = { ...without(asked.headers, HOP), 'accept-encoding': 'br' };
    const sent = request(address, { method: asked.method, headers }, (found) => {
      pass(found).catch(fail);
    });
    sent.on('error', fail);
    asked.pipe(sent);
  });
  server.on('connect', ({ url = '' }, client) => {
    const { hostname, port } = new URL(`https://${url}`);
    const upstream = connect(Number(port) || 443, hostname, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      upstream.pipe(client).pipe(upstream);
    });
    upstream.on('error', () => client.destroy());
    client.on('error', () => upstream.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
