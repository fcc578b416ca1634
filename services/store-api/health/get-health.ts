import type { FastifyInstance } from 'fastify';
import type { ReleasesContext } from '../releases/releases-context.ts';

/** `GET /health`: that the service and its database answer, and how many releases are registered. */
export const getHealth = (app: FastifyInstance, { database }: ReleasesContext): void => {
  app.get('/health', async () => {
    const { releases } = await database
      .selectFrom('release')
      .select((column) => column.fn.countAll<number | string>().as('releases'))
      .executeTakeFirstOrThrow();
    return { status: 'ok', releases: Number(releases) };
  });
};
