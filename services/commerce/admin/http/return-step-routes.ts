import type { FastifyInstance } from 'fastify';
import { failure, recordNotFound } from '../../engine/definition/problem.ts';
import type { AdminContext } from '../admin-context.ts';
import { isReturnStep, refundableOf, RETURN_STEPS } from '../steps/return-steps.ts';
import { writeAsIntegration } from '../steps/write-as-integration.ts';
import { answerStep } from './answer-step.ts';
import { answerRefusedAmount, readRefund } from './read-refund.ts';

/** Buttons that move a return on. `refund` takes an amount; without one it refunds the estimate. */
export const registerReturnStepRoutes = (app: FastifyInstance, context: AdminContext): void => {
  app.post<{ Params: { id: string; step: string } }>('/returns/:id/:step', (request, reply) => {
    const { id, step } = request.params;
    const row = context.store.get('returns', id);
    const orderId = row?.order_id ?? null;
    if (!isReturnStep(step) || row === undefined) {
      const unknown = { name: 'The step', done: '', orderId };
      return answerStep(request, reply, unknown, failure(recordNotFound));
    }
    const { trigger, name, done } = RETURN_STEPS[step];
    const outcome = { name, done, orderId };
    const attributes: Record<string, unknown> = { [trigger]: true };
    if (step === 'refund' && row.status === 'received') {
      const left = refundableOf(context, row);
      const requested = readRefund(request, { left, currency: row.currency_code });
      if ('reason' in requested)
        return answerRefusedAmount(request, reply, outcome, requested, `refund-${id}`);
      if (requested.cents !== null) attributes['_refund_amount_cents'] = requested.cents;
    }
    const result = writeAsIntegration(context, ({ update }) => update('returns', id, attributes));
    return answerStep(request, reply, outcome, result);
  });
};
