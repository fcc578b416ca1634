import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readPageFile } from '@shop/server-kit/html';

const OWN = { 'back-office.css': join(import.meta.dirname, '../assets/back-office.css') };

/** Style sheets and fonts of the pages. */
export const assetRoutes = (app: FastifyInstance): void => {
  app.get<{ Params: { name: string } }>('/assets/:name', async ({ params }, reply) => {
    const file = await readPageFile(params.name, OWN);
    if (!file) return reply.callNotFound();
    return reply.type(file.type).header('cache-control', 'private, max-age=600').send(file.content);
  });
};
