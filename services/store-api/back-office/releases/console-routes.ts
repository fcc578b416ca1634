import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  releaseSchema,
  releaseVersionSchema,
  remoteNameSchema,
} from '@shop/contracts/remote/release-manifest';
import { readHistory } from '../../releases/read-history.ts';
import type { BackOfficeContext } from '../back-office-context.ts';
import { readerOf } from '../http/guard.ts';
import { sendPage } from '../http/send-page.ts';
import { compareReleases } from './compare-releases.ts';
import { type Compared, historyPage } from './history-page.ts';
import { NEWEST, overviewPage } from './overview-page.ts';
import { readRemote, readRemotes, type RemoteState } from './read-remotes.ts';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { readMinutes } from '../../release-health/counts/read-minutes.ts';
import { describeHealth } from '../../release-health/routes/describe-health.ts';
import type { RemoteHealth } from './health-section.ts';

const HOUR_MS = 3_600_000;

/** Figures, tests and the last hour by minute of a remote's live releases. */
const readHealth = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  now: Date,
): Promise<RemoteHealth> => {
  const health = await describeHealth(database, remote, now);
  const since = new Date(now.getTime() - HOUR_MS);
  const series = await Promise.all(
    health.live.map(async ({ version }) => ({
      version,
      minutes: await readMinutes(database, remote, version, since),
    })),
  );
  return { health, series, now };
};

const EDITS = 100;

const comparedSchema = z.object({ from: releaseVersionSchema, to: releaseVersionSchema });

const compare = ({ registered }: RemoteState, query: unknown): Compared | null => {
  const { data } = comparedSchema.safeParse(query);
  if (!data) return null;
  const find = (version: string) =>
    registered.find(({ release }) => release.metadata.version === version)?.release;
  const [before, after] = [data.from, data.to].map((it) => releaseSchema.safeParse(find(it)).data);
  return { ...data, comparison: before && after ? compareReleases(before, after) : null };
};

/** Routes to read releases and their history, for every role. */
export const consoleRoutes = (
  guarded: FastifyInstance,
  { database, now }: BackOfficeContext,
): void => {
  guarded.get('/releases', async (request, reply) => {
    const reader = readerOf(request);
    const remotes = await Promise.all(
      (await readRemotes(database, NEWEST)).map(async (state) => ({
        state,
        health: await readHealth(database, state.remote, now()),
      })),
    );
    return sendPage(reply, overviewPage(remotes, reader), { reader });
  });

  guarded.get<{ Params: { remote: string } }>('/releases/:remote', async (request, reply) => {
    const { remote } = request.params;
    if (!remoteNameSchema.safeParse(remote).success) return reply.callNotFound();
    const state = await readRemote(database, remote);
    if (state.registered.length === 0) return reply.callNotFound();
    const history = await readHistory(database, { remote, limit: EDITS });
    const health = await readHealth(database, remote, now());
    const page = historyPage({ state, health }, history, compare(state, request.query));
    return sendPage(reply, page, { reader: readerOf(request) });
  });
};
