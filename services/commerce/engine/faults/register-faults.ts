import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from './fault.ts';
import { sendProblems } from '../http/api-context.ts';
import { decodedPath, isBelow } from '../http/route-path.ts';
import { statusProblem } from '../definition/problem.ts';
import type { FaultRules } from './fault-rules.ts';

const faultOf = (text: string): Fault | null => {
  const [, name, value] = /^(delay|status)=(\d{1,6})$/.exec(text) ?? [];
  if (name === 'delay') return { kind: 'delay', ms: Number(value) };
  if (name === 'status') return { kind: 'status', status: Number(value) };
  if (text === 'reset') return { kind: 'reset' };
  return text === 'drop-after-commit' ? { kind: 'drop' } : null;
};

/** The faults an `x-fault` header asks for, in its order; what it does not know it leaves out. */
export const faultsOfHeader = (header: string | string[] | undefined): readonly Fault[] =>
  String(header ?? '')
    .split(',')
    .map((text) => faultOf(text.trim()))
    .filter((fault) => fault !== null);

declare module 'fastify' {
  interface FastifyRequest {
    /** The faults this request meets. */
    faults: readonly Fault[] | null;
  }
}

const injected = (status: number) =>
  statusProblem(
    String(status),
    'INTERNAL_SERVER_ERROR',
    'Injected fault',
    'This answer was asked for.',
  );

/** Ends the connection as a broken network would; a client sees a reset, not an answer. */
const cut = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.hijack();
  const { socket } = request.raw;
  // Only a plain TCP connection can be reset; over TLS it is ended without a farewell.
  if ('encrypted' in socket) socket.destroy();
  else socket.resetAndDestroy();
  return reply;
};

/**
 * Makes the server misbehave on request, for tests of a shop's resilience: by
 * the rules that are set and, where `byHeader`, by a request's `x-fault` header
 * (`status=503`, `delay=2000`, `reset`, `drop-after-commit`, separated by commas).
 */
export const registerFaults = (
  app: FastifyInstance,
  { rules, byHeader }: { readonly rules: FaultRules; readonly byHeader: boolean },
): void => {
  app.decorateRequest('faults', null);
  app.addHook('onRequest', async (request, reply) => {
    const requested = byHeader ? faultsOfHeader(request.headers['x-fault']) : [];
    // Never applies to the admin endpoints, so that faults can always be removed.
    request.faults = isBelow(request, '/_admin')
      ? []
      : [...requested, ...rules.take(request.method, decodedPath(request))];
    for (const fault of request.faults) {
      if (fault.kind === 'delay') await wait(fault.ms);
      if (fault.kind === 'reset') return cut(request, reply);
      if (fault.kind === 'status') return sendProblems(reply, [injected(fault.status)]);
    }
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.faults?.some(({ kind }) => kind === 'drop')) cut(request, reply);
    return payload;
  });
};
