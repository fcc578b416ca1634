import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import { robotsText } from './robots-text.ts';

/** `/robots.txt`. Until screens are known, nothing but the sitemap is said, and not for long. */
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
