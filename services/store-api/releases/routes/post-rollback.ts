import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkRequest } from '../../http/check-request.ts';
import type { ReleasesContext } from '../releases-context.ts';
import { rollBack } from '../roll-back.ts';
import { replyResult } from './reply-result.ts';
import { authorFields, remoteParams } from './request-schemas.ts';

const requestSchema = z.object({ params: remoteParams, body: z.strictObject(authorFields) });

/** `POST /releases/:name/rollback` withdraws the canary, or restores the previous default release. */
export const postRollback = (app: FastifyInstance, context: ReleasesContext): void => {
  app.post('/releases/:name/rollback', async (request, reply) => {
    const { params, body } = request;
    const checked = checkRequest(requestSchema, { params, body: body ?? {} }, reply);
    if (!checked.ok) return checked.reply;
    const { name } = checked.value.params;
    const result = await rollBack(context, name, checked.value.body);
    request.log.info({ remote: name, ...checked.value.body, ok: result.ok }, 'rollback');
    return replyResult(reply, result, (live) => ({ remote: name, live }));
  });
};
