import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dropDocumentHeaders } from './response-headers.ts';

/** A script or style sheet named `<stem>.<hash of its content>.<ending>`, or a compressed copy of one. */
const CHUNK = /(?:^|[\\/])([\w-]+)\.[\w-]{4,43}\.(js|css)(?:\.(?:br|gz))?$/;

/** Path of a chunk below the prefix: neither hidden nor parent folders, no query. A retry has a query. */
const PATH = /^(?:[\w@+-][\w@.+-]*\/)*[\w-]+\.[\w-]{4,43}\.(js|css)$/;

/** A structured field of one byte sequence: the SHA-256 of the dictionary. */
const SHA_256 = /^:([\w+/]{43}=):$/;

const ACCEPTS_DCB = /(?:^|[\s,])dcb(?!\s*;\s*q=0(?:\.0*)?(?:[\s,]|$))(?:[\s,;]|$)/;

const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;

interface FileResponse {
  header: (name: string, value: string) => unknown;
}

/**
 * Announces a chunk as the dictionary of the next releases' chunks with the same stem (RFC 9842).
 *
 * @param path of the file, compressed or not
 * @param folder of the chunks in URLs, with a wildcard for the version of a release
 */
export const setDictionaryHeaders = (
  response: FileResponse,
  path: string,
  folder: string,
): void => {
  const [, stem, ending] = CHUNK.exec(path) ?? [];
  if (!stem) return;
  response.header('use-as-dictionary', `match="${folder}${stem}.*.${ending}"`);
  response.header('vary', 'accept-encoding, available-dictionary');
};

export interface DeltaFolders {
  /** Start of the chunks' URLs: `/assets/`. */
  prefix: string;
  /** Folders in which the rest of the path is looked up, in this order. */
  roots: readonly string[];
  /** See {@link setDictionaryHeaders}. */
  folder: string;
}

/** Name of a chunk's delta against a dictionary, from the dictionary's SHA-256 as base64 in either alphabet. */
export const deltaName = (chunk: string, sha256: string): string =>
  `${chunk}.${sha256.replaceAll('+', '-').replaceAll('/', '_').replace('=', '')}.dcb`;

const readFirst = async (files: readonly string[]): Promise<Buffer | undefined> => {
  for (const file of files) {
    const content = await readFile(file).catch(() => undefined);
    if (content) return content;
  }
  return undefined;
};

/**
 * A hook that answers with the delta of a chunk if the browser has the dictionary. In any other case the request
 * continues to the chunk itself.
 */
export const sendDelta =
  ({ prefix, roots, folder }: DeltaFolders) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const dictionary = request.headers['available-dictionary'];
    if (typeof dictionary !== 'string' || request.method !== 'GET') return undefined;
    const [, sha256] = SHA_256.exec(dictionary) ?? [];
    if (!sha256 || !ACCEPTS_DCB.test(`${request.headers['accept-encoding']}`)) return undefined;
    if (!request.url.startsWith(prefix)) return undefined;
    const path = request.url.slice(prefix.length);
    const ending = PATH.exec(path)?.[1];
    if (ending !== 'js' && ending !== 'css') return undefined;
    const name = deltaName(path, sha256);
    const delta = await readFirst(roots.map((root) => join(root, name)));
    if (!delta) return undefined;
    setDictionaryHeaders(reply, path, folder);
    dropDocumentHeaders(reply, path);
    return reply
      .headers({
        'content-encoding': 'dcb',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': TYPES[ending],
      })
      .send(delta);
  };
