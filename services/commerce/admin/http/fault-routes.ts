import type { FastifyInstance } from 'fastify';
import { faultRuleInput, type Fault } from '../../engine/faults/fault.ts';
import type { AdminContext } from '../admin-context.ts';
import { answerWrite } from './answer.ts';

const page = '/_admin/faults';

/** A form sends every field; an empty one is one that was not given. */
const withoutBlanks = (body: unknown): unknown =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''))
    : body;

const faultOf = (kind: Fault['kind'], value = 0): Fault => {
  if (kind === 'delay') return { kind, ms: value };
  return kind === 'status' ? { kind, status: value } : { kind };
};

/** Setting and clearing faults. */
export const registerFaultRoutes = (app: FastifyInstance, { faults }: AdminContext): void => {
  app.post('/faults', (request, reply) => {
    const parsed = faultRuleInput.safeParse(withoutBlanks(request.body ?? {}));
    if (!parsed.success) {
      const problems = parsed.error.issues.map(
        ({ path, message }) => `${path.join('.') || 'fault'}: ${message}`,
      );
      const message = problems.join('; ');
      return answerWrite(request, reply, { status: 422, body: { error: message }, message, page });
    }
    const { kind, value, method = null, path, times = null } = parsed.data;
    const rule = faults.add({ method, path, times, fault: faultOf(kind, value) });
    return answerWrite(request, reply, { status: 201, body: rule, message: 'Fault set.', page });
  });
  app.post('/faults/clear', (request, reply) => {
    faults.clear();
    return answerWrite(request, reply, {
      status: 200,
      body: {},
      message: 'No faults are set.',
      page,
    });
  });
  app.post<{ Params: { id: string } }>('/faults/:id/remove', (request, reply) => {
    const found = faults.remove(request.params.id);
    const message = found ? 'Fault removed.' : 'There is no such fault any more.';
    return answerWrite(request, reply, { status: found ? 200 : 404, body: {}, message, page });
  });
  app.delete('/faults', (_, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
  app.delete<{ Params: { id: string } }>('/faults/:id', (request, reply) =>
    reply.code(faults.remove(request.params.id) ? 204 : 404).send(),
  );
};
