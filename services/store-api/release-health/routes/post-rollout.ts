import type { FastifyInstance } from 'fastify';
import { releaseVersionSchema } from '@shop/contracts/remote/release-manifest';
import { z } from 'zod';
import { checkRequest } from '../../http/check-request.ts';
import { CANARY_LIMIT } from '../../releases/assign-cohorts.ts';
import { setCanary } from '../../releases/change-traffic.ts';
import { type ReleasesContext, withSeen } from '../../releases/releases-context.ts';
import { replyResult } from '../../releases/routes/reply-result.ts';
import {
  authorFields,
  authorOf,
  remoteParams,
  seenField,
} from '../../releases/routes/request-schemas.ts';
import { readFigures } from '../counts/store-counts.ts';
import { startRollout } from '../watch/rollouts.ts';

/** More than all canaries may get together would be refused at each try, and the rollout would never end. */
const stageSchema = z
  .int()
  .min(1)
  .refine((it) => it <= CANARY_LIMIT || it === 100, {
    error: `must be at most ${CANARY_LIMIT}, or 100`,
  });

const stagesSchema = z
  .array(stageSchema)
  .min(2)
  .max(10)
  .refine((stages) => stages.every((it, index) => index === 0 || it > (stages[index - 1] ?? 0)), {
    error: 'must be ascending percentages',
  });

const rolloutRequest = z.object({
  params: remoteParams,
  body: z.strictObject({
    version: releaseVersionSchema,
    stages: stagesSchema.default([1, 10, 50, 100]),
    minutes: z.int().min(1).max(10_080).default(30),
    views: z.int().min(0).max(1_000_000_000).default(1000),
    ...seenField,
    ...authorFields,
  }),
});

/**
 * `POST /releases/:name/rollout {version, stages, minutes, views}` begins a staged rollout: a canary at the first
 * percentage that advances by itself, until 100 promotes it. Any other edit of the canary ends it.
 */
export const postRollout = (app: FastifyInstance, context: ReleasesContext): void => {
  app.post('/releases/:name/rollout', async (request, reply) => {
    const { params, body } = request;
    const checked = checkRequest(rolloutRequest, { params, body }, reply);
    if (!checked.ok) return checked.reply;
    const { name } = checked.value.params;
    const { version, stages, minutes, views, seen, ...claimed } = checked.value.body;
    const author = authorOf(request, claimed);
    const plan = { version, stages, minutes, views };
    const traffic = stages[0] ?? 1;
    const result = await setCanary(
      withSeen(context, name, seen),
      name,
      { version, traffic },
      author,
    );
    request.log.info({ remote: name, ...plan, ...author, ok: result.ok }, 'rollout');
    if (result.ok) {
      const { views: viewsBefore } = await readFigures(context.database, name, version);
      await startRollout(context.database, name, plan, { viewsBefore, now: context.now() });
    }
    return replyResult(reply, result, (edit) => ({ remote: name, ...edit, rollout: plan }));
  });
};
