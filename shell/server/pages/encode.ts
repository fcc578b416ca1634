import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import type { PageStatus } from '@shop/contracts/remote';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** A document in the forms browsers ask for, made once per render. */
export interface EncodedPage {
  status: PageStatus;
  etag: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** Compresses a document once, so that answering from the cache is writing bytes. */
export const encodePage = async (status: PageStatus, document: string): Promise<EncodedPage> => {
  const identity = Buffer.from(document);
  const [br, zipped] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gz(identity, { level: 6 }),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, etag, identity, br, gzip: zipped };
};

/** The best encoding a browser accepts. */
export const chooseEncoding = (accepted: string | undefined): Encoding => {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
};
