import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const here = join(import.meta.dirname, '../assets');
const shared = join(import.meta.dirname, '../../../../shared-contracts');
const require = createRequire(import.meta.url);

const css = 'text/css; charset=utf-8';
const font = 'font/woff2';
const files: Readonly<Record<string, readonly [type: string, find: () => string]>> = {
  'admin.css': [css, () => join(here, 'admin.css')],
  'pages.css': [css, () => join(shared, 'html/pages.css')],
  'tokens.css': [css, () => join(shared, 'ui/tokens.css')],
  'live.js': ['text/javascript; charset=utf-8', () => join(here, 'live.js')],
  'serif.woff2': [
    font,
    () => require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  ],
  'sans.woff2': [
    font,
    () =>
      require.resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
  ],
};

/** The look of the pages. Without the fonts (they come with the shop) the fallbacks of the tokens are used. */
export const registerAssets = (app: FastifyInstance): void => {
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const entry = Object.hasOwn(files, request.params.name)
      ? files[request.params.name]
      : undefined;
    if (entry === undefined) return reply.code(404).send();
    const [type, find] = entry;
    try {
      return reply
        .type(type)
        .header('cache-control', 'private, max-age=600')
        .send(readFileSync(find()));
    } catch {
      // Not installed where the platform runs without the shop.
      return reply.code(404).send();
    }
  });
};
