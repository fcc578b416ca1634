import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { negotiate } from '@fastify/accept-negotiator';
import type { PageStatus } from '@shop/contracts/remote';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const gz = promisify(gzip);

/** Encodings of a document, the smaller one first. */
const COMPRESSED: ('br' | 'gzip')[] = ['br', 'gzip'];

export type Encoding = (typeof COMPRESSED)[number] | 'identity';

/** A document in the encodings browsers accept. */
export interface EncodedPage {
  status: PageStatus;
  /** Of the document in every encoding; null if it is sent once. */
  etag: string | null;
  /** Bytes it may take in memory. */
  size: number;
  bytesIn: (encoding: Encoding) => Promise<Buffer>;
}

/** Brotli qualities. Under load the lower one takes half the time, for a document one eighth larger. */
const QUALITY = { usual: 5, busy: 3 };
/** Documents compressed at a time from which on the server is busy. */
const BUSY = 2;
let running = 0;

const compress = async (document: Buffer): Promise<{ bytes: Buffer; isBest: boolean }> => {
  const quality = running < BUSY ? QUALITY.usual : QUALITY.busy;
  running += 1;
  try {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // A window of 256 kB holds any document; the default would take 4 MB for each one under way.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    };
    return { bytes: await brotli(document, { params }), isBest: quality === QUALITY.usual };
  } finally {
    running -= 1;
  }
};

/** A document for one response, compressed as that asks for. */
export const encodeOnce = (status: PageStatus, document: string): EncodedPage => ({
  status,
  etag: null,
  size: document.length * 2,
  bytesIn: async (encoding) => {
    const identity = Buffer.from(document);
    if (encoding === 'br') return (await compress(identity)).bytes;
    return encoding === 'gzip' ? gz(identity, { level: 6 }) : identity;
  },
});

/** Gzip is about a quarter larger than brotli. */
const SIZE_OF_BOTH = 2.3;

/** Forms of a page for many responses, made of its brotli form, which is the only one most clients need. */
const forms = ({ bytes, isBest }: { bytes: Buffer; isBest: boolean }): EncodedPage['bytesIn'] => {
  let br = bytes;
  let zipped: Promise<Buffer> | undefined;
  let isFinal = isBest;
  let isFirst = true;
  /** Compresses a page again that was made under load and is read again. */
  const improve = async (): Promise<void> => {
    isFinal = true;
    const better = await compress(await unbrotli(br));
    if (better.bytes.length < br.length) br = better.bytes;
    isFinal = better.isBest;
  };
  return async (encoding) => {
    if (!isFinal && !isFirst && running < BUSY) void improve().catch(() => undefined);
    isFirst = false;
    if (encoding === 'br') return br;
    if (encoding === 'identity') return unbrotli(br);
    return (zipped ??= unbrotli(br).then((it) => gz(it, { level: 6 })));
  };
};

const etagOf = (document: Buffer): string =>
  `"${createHash('sha256').update(document).digest('base64url').slice(0, 22)}"`;

/** A document to cache: compressed once, so that answering from the cache is writing bytes. */
export const encodePage = async (status: PageStatus, document: string): Promise<EncodedPage> => {
  const identity = Buffer.from(document);
  const compressed = await compress(identity);
  return {
    status,
    etag: etagOf(identity),
    size: Math.round(compressed.bytes.length * SIZE_OF_BOTH),
    bytesIn: forms(compressed),
  };
};

/** The best encoding a browser accepts. */
export const chooseEncoding = (accepted: string | undefined): Encoding =>
  negotiate(accepted ?? '', COMPRESSED) ?? 'identity';
