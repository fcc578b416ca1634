import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const shared = join(import.meta.dirname, '../../../../shared-contracts');
const FILES: Readonly<Record<string, string>> = {
  'tokens.css': join(shared, 'ui/tokens.css'),
  'pages.css': join(shared, 'html/pages.css'),
  'back-office.css': join(import.meta.dirname, '../assets/back-office.css'),
};

/** The look of the pages. */
export const assetRoutes = (app: FastifyInstance): void => {
  app.get<{ Params: { name: string } }>('/assets/:name', async ({ params }, reply) => {
    const file = Object.hasOwn(FILES, params.name) ? FILES[params.name] : undefined;
    if (file === undefined) return reply.callNotFound();
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'private, max-age=600')
      .send(await readFile(file));
  });
};
