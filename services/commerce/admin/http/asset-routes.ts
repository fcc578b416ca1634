import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readPageFile } from '@shop/server-kit/html';

const here = join(import.meta.dirname, '../assets');
const OWN = { 'admin.css': join(here, 'admin.css'), 'live.js': join(here, 'live.js') };

/** The look of the pages. */
export const registerAssets = (app: FastifyInstance): void => {
  app.get<{ Params: { name: string } }>('/assets/:name', async ({ params }, reply) => {
    const file = await readPageFile(params.name, OWN);
    if (!file) return reply.code(404).send();
    return reply.type(file.type).header('cache-control', 'private, max-age=600').send(file.content);
  });
};
