import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  ANSWER_HEADERS,
  dropDocumentHeaders,
  sendDelta,
  setDictionaryHeaders,
  setFrameHeaders,
  endConnections,
} from '@shop/server-kit/http';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { newestVersion } from './newest-version.ts';

export interface StaticHostOptions {
  /** The remote's folder in the artifact store, with one folder per version. */
  root: string;
  /** Name of the remote, the first segment of every path. */
  name: string;
  /** Folder of the shop's pictures, served at `/media` for the standalone page. */
  media?: string | undefined;
  /** Origins that may embed the remote's frames; only the host itself if unset. */
  shops?: readonly string[] | undefined;
  /** JSON at `/standalone.json`, served only to the remote's standalone page. */
  settings?: string | undefined;
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const notFound = (reply: FastifyReply): FastifyReply =>
  reply
    .headers({ ...ANSWER_HEADERS.remote, 'cache-control': 'no-store' })
    .code(404)
    .send({ error: 'NOT_FOUND' });

/**
 * A host for one remote's artifacts, in place of its bucket or CDN: `/<name>/<version>/{web,node}/…`. A version
 * never changes, so its files are immutable. A missing file is a plain 404, never a page, because HTML instead of a
 * script is hard to debug.
 */
export const buildStaticHost = ({
  root,
  name,
  media,
  shops = [],
  settings = '{}',
}: StaticHostOptions): FastifyInstance => {
  const host = fastify({
    // Requests on open connections are answered even while the server stops.
    return503OnClosing: false,
    // A path that cannot be decoded reaches neither route nor hook.
    frameworkErrors: (_error, _request, reply) => void notFound(reply),
  });
  host.addHook('preClose', endConnections(host.server));
  host.addHook('onRequest', async (_request, reply) => {
    reply.headers(ANSWER_HEADERS.remote);
  });
  // Each release has the same chunks in a folder of its own.
  const folder = `/${name}/*/web/`;
  const prefix = `/${name}/`;
  host.addHook('onRequest', sendDelta({ prefix, roots: [resolve(root)], folder }));
  host.setNotFoundHandler((_request, reply) => notFound(reply));
  // The plugin rejects folders and path tricks as forbidden; clients get a 404 like for any missing file.
  host.setErrorHandler((error: FastifyError, _request, reply) =>
    (error.statusCode ?? 500) < 500 ? reply.callNotFound() : reply.send(error),
  );
  host.register(fastifyStatic, {
    root: resolve(root),
    prefix,
    maxAge: '365d',
    immutable: true,
    // Immutable files need no validators.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      dropDocumentHeaders(reply, path);
      setFrameHeaders(reply, path, shops);
      setDictionaryHeaders(reply, path, folder);
    },
    dotfiles: 'ignore',
    index: false,
    decorateReply: false,
  });
  if (media) {
    host.register(fastifyStatic, {
      root: resolve(media),
      prefix: '/media/',
      index: false,
      decorateReply: false,
    });
  }
  host.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', remote: name, newest: (await newestVersion(root)) ?? null };
  });
  host.get('/standalone.json', (_request, reply) => {
    reply.removeHeader('access-control-allow-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    return reply.header('cache-control', 'no-store').type('application/json').send(settings);
  });
  host.get('/', async (request, reply) => {
    const newest = await newestVersion(root);
    if (!newest || !(await exists(join(root, newest, 'web/index.html'))))
      return reply.callNotFound();
    // A redirect, so that relative URLs of the page point into its own version.
    const page = `/${name}/${encodeURIComponent(newest)}/web/index.html`;
    const query = request.url.slice(1);
    return reply.header('cache-control', 'no-store').redirect(`${page}${query}`, 302);
  });
  return host;
};
