import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Makes the server misbehave on request, for tests of the shop's resilience.
 * `x-fault: status=503` answers without doing anything, `delay=2000` waits that
 * many milliseconds first, `drop-after-commit` does the work and then cuts the
 * connection instead of answering. Several are separated by commas.
 */
export const registerFaults = (app: FastifyInstance): void => {
  const faultsOf = (header: string | string[] | undefined): string[] =>
    String(header ?? '')
      .split(',')
      .map((fault) => fault.trim())
      .filter(Boolean);

  app.addHook('onRequest', async (request, reply) => {
    for (const fault of faultsOf(request.headers['x-fault'])) {
      const [, name, value] = /^(delay|status)=(\d+)$/.exec(fault) ?? [];
      if (name === 'delay') await wait(Number(value));
      if (name === 'status')
        return reply
          .code(Number(value))
          .send({ errors: [{ title: 'Injected fault', status: value }] });
    }
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (faultsOf(request.headers['x-fault']).includes('drop-after-commit')) {
      reply.hijack();
      request.raw.socket.destroy();
    }
    return payload;
  });
};
