import type { FastifyInstance } from 'fastify';
import { releaseVersionSchema } from '@shop/contracts/remote/release-manifest';
import { z } from 'zod';
import { checkRequest } from '../../http/check-request.ts';
import { promoteRelease, setCanary, withdrawRemote } from '../change-traffic.ts';
import { type ReleasesContext, withSeen } from '../releases-context.ts';
import { replyResult } from './reply-result.ts';
import { authorFields, authorOf, remoteParams, seenField } from './request-schemas.ts';
import { rollBack } from '../roll-back.ts';

const promoteRequest = z.object({
  params: remoteParams,
  body: z.strictObject({ version: releaseVersionSchema, ...seenField, ...authorFields }),
});

/** `POST /releases/:name/promote {version}` gives a registered release all the traffic. */
export const postPromote = (app: FastifyInstance, context: ReleasesContext): void => {
  app.post('/releases/:name/promote', async (request, reply) => {
    const { params, body } = request;
    const checked = checkRequest(promoteRequest, { params, body }, reply);
    if (!checked.ok) return checked.reply;
    const { name } = checked.value.params;
    const { version, seen, ...claimed } = checked.value.body;
    const author = authorOf(request, claimed);
    const result = await promoteRelease(withSeen(context, name, seen), name, version, author);
    request.log.info({ remote: name, version, ...author, ok: result.ok }, 'promote');
    return replyResult(reply, result, (edit) => ({ remote: name, ...edit }));
  });
};

const canaryRequest = z.object({
  params: remoteParams,
  body: z.strictObject({
    version: releaseVersionSchema,
    traffic: z.int().min(0).max(99, 'must be below 100; promote the release to give it everything'),
    ...seenField,
    ...authorFields,
  }),
});

/** `POST /releases/:name/canary {version, traffic}` gives a release part of the traffic; 0 withdraws it. */
export const postCanary = (app: FastifyInstance, context: ReleasesContext): void => {
  app.post('/releases/:name/canary', async (request, reply) => {
    const { params, body } = request;
    const checked = checkRequest(canaryRequest, { params, body }, reply);
    if (!checked.ok) return checked.reply;
    const { name } = checked.value.params;
    const { version, traffic, seen, ...claimed } = checked.value.body;
    const author = authorOf(request, claimed);
    const result = await setCanary(
      withSeen(context, name, seen),
      name,
      { version, traffic },
      author,
    );
    request.log.info({ remote: name, version, traffic, ...author, ok: result.ok }, 'canary');
    return replyResult(reply, result, (edit) => ({ remote: name, ...edit }));
  });
};

const editRequest = z.object({
  params: remoteParams,
  body: z.strictObject({ ...seenField, ...authorFields }),
});

const rollbackRequest = z.object({
  params: remoteParams,
  body: z.strictObject({ from: releaseVersionSchema.optional(), ...seenField, ...authorFields }),
});

/**
 * `POST /releases/:name/rollback {from}` withdraws the canary, or restores the previous default release. Refused if it
 * would remove another release than `from`. Optional, because earlier release kits do not send it.
 */
export const postRollback = (app: FastifyInstance, context: ReleasesContext): void => {
  app.post('/releases/:name/rollback', async (request, reply) => {
    const { params, body } = request;
    const checked = checkRequest(rollbackRequest, { params, body: body ?? {} }, reply);
    if (!checked.ok) return checked.reply;
    const { name } = checked.value.params;
    const { from, seen, ...claimed } = checked.value.body;
    const author = authorOf(request, claimed);
    const result = await rollBack(withSeen(context, name, seen), name, author, from);
    request.log.info({ remote: name, from, ...author, ok: result.ok }, 'rollback');
    return replyResult(reply, result, (edit) => ({ remote: name, ...edit }));
  });
};

/** `POST /releases/:name/withdraw` withdraws a remote from the shop until one of its releases is promoted. */
export const postWithdraw = (app: FastifyInstance, context: ReleasesContext): void => {
  app.post('/releases/:name/withdraw', async (request, reply) => {
    const { params, body } = request;
    const checked = checkRequest(editRequest, { params, body: body ?? {} }, reply);
    if (!checked.ok) return checked.reply;
    const { name } = checked.value.params;
    const { seen, ...claimed } = checked.value.body;
    const author = authorOf(request, claimed);
    const result = await withdrawRemote(withSeen(context, name, seen), name, author);
    request.log.info({ remote: name, ...author, ok: result.ok }, 'withdraw');
    return replyResult(reply, result, (edit) => ({ remote: name, ...edit }));
  });
};
