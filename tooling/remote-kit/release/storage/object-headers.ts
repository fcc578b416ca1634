import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A compressed copy of a file: `a.js.br`, or the delta `a.js.<SHA-256>.dcb`. */
const COPY = /^(.+)\.(?:(br|gz)|[\w-]{43}\.(dcb))$/;

const ENCODINGS = { br: 'br', gz: 'gzip', dcb: 'dcb' } as const;

/** Document of a frame: a shop's new origin is admitted soon, by the header that the CDN in front adds. */
const FRAME = /-frame\.[\w-]{43}\.html$/;

const cacheControl = (original: string): string => {
  // Source maps contain the sources: no cache in front of a bucket keeps them.
  if (original.endsWith('.map')) return 'private, no-store';
  return FRAME.test(original) ? 'public, max-age=600' : 'public, max-age=31536000, immutable';
};

/** Headers that a bucket sends with an object. */
export interface ObjectHeaders {
  ContentType: string;
  CacheControl: string;
  ContentEncoding?: string;
}

/** Headers of a file by its path; a compressed copy has the type of its original. */
export const headersOf = (path: string): ObjectHeaders => {
  const [, original = path, copy, delta] = COPY.exec(path) ?? [];
  const ending = copy ?? delta;
  return {
    ContentType: TYPES[extname(original)] ?? 'application/octet-stream',
    CacheControl: cacheControl(original),
    ...((ending === 'br' || ending === 'gz' || ending === 'dcb') && {
      ContentEncoding: ENCODINGS[ending],
    }),
  };
};

/** An object to store, and the file with its bytes. */
interface PlannedObject {
  path: string;
  file: string;
  headers: ObjectHeaders;
}

/**
 * The objects of files. A bucket cannot negotiate, so the gzip copy is stored under the name of its original: every
 * browser and HTTP client decodes gzip, also over plain http, where none accepts brotli.
 */
export const planObjects = (paths: readonly string[]): PlannedObject[] => {
  const all = new Set(paths);
  return paths.flatMap((path): PlannedObject[] => {
    if (path.endsWith('.gz') && all.has(path.slice(0, -'.gz'.length))) return [];
    const compressed = `${path}.gz`;
    return [
      all.has(compressed)
        ? { path, file: compressed, headers: headersOf(compressed) }
        : { path, file: path, headers: headersOf(path) },
    ];
  });
};
