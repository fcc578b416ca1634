import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkRequest } from '../../http/check-request.ts';
import type { ReleasesContext } from '../releases-context.ts';
import { withdrawRemote } from '../withdraw-remote.ts';
import { replyResult } from './reply-result.ts';
import { authorFields, remoteParams } from './request-schemas.ts';

const requestSchema = z.object({ params: remoteParams, body: z.strictObject(authorFields) });

/** `POST /releases/:name/withdraw` withdraws a remote from the shop until one of its releases is promoted. */
export const postWithdraw = (app: FastifyInstance, context: ReleasesContext): void => {
  app.post('/releases/:name/withdraw', async (request, reply) => {
    const { params, body } = request;
    const checked = checkRequest(requestSchema, { params, body: body ?? {} }, reply);
    if (!checked.ok) return checked.reply;
    const { name } = checked.value.params;
    const result = await withdrawRemote(context, name, checked.value.body);
    request.log.info({ remote: name, ...checked.value.body, ok: result.ok }, 'withdraw');
    return replyResult(reply, result, (live) => ({ remote: name, live }));
  });
};
