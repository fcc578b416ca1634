import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { negotiate } from '@fastify/accept-negotiator';
import type { PageStatus } from '@shop/contracts/remote';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const unzip = promisify(gunzip);

/**
 * A document in the encodings browsers accept, compressed once per render. The plain form is five times as large and
 * not cached.
 */
export interface EncodedPage {
  status: PageStatus;
  etag: string;
  br: Buffer;
  gzip: Buffer;
}

/** Encodings of a cached document, the smaller one first. */
const CACHED: ('br' | 'gzip')[] = ['br', 'gzip'];

export type Encoding = (typeof CACHED)[number] | 'identity';

/** Compresses a document once, so that answering from the cache is writing bytes. */
export const encodePage = async (status: PageStatus, document: string): Promise<EncodedPage> => {
  const identity = Buffer.from(document);
  const [br, zipped] = await Promise.all([
    brotli(identity, {
      // A window of 256 kB holds any document; the default would take 4 MB for each one under way.
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
    gz(identity, { level: 6 }),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, etag, br, gzip: zipped };
};

/** The bytes of a document in an encoding. */
export const bytesOf = async (page: EncodedPage, encoding: Encoding): Promise<Buffer> =>
  encoding === 'identity' ? unzip(page.gzip) : page[encoding];

/** The best encoding a browser accepts. */
export const chooseEncoding = (accepted: string | undefined): Encoding =>
  negotiate(accepted ?? '', CACHED) ?? 'identity';
