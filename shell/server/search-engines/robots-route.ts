import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import { robotsText } from './robots-text.ts';

/** Serves `/robots.txt`. Before the first release set it names only the sitemap, with a short lifetime. */
export const registerRobots = (
  app: FastifyInstance,
  { config, set }: { config: ServerConfig; set: () => ReleaseSet },
): void => {
  app.get('/robots.txt', async (_request, reply) => {
    const routes = Object.values(set().releases).flatMap(({ extras }) => extras.routes);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', routes.length > 0 ? 'public, max-age=3600' : 'no-store')
      .send(robotsText({ shop: config.shop, routes, indexing: config.indexing }));
  });
};
