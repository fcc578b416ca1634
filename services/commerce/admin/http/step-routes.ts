import { codeAsIssued } from '@shop/contracts/codes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { failure, recordNotFound } from '../../engine/definition/problem.ts';
import { system } from '../../engine/definition/viewer.ts';
import type { Rows } from '../../domains/rows.ts';
import type { AdminContext } from '../admin-context.ts';
import { formatAmount } from '../../engine/money/format-amount.ts';
import { isOrderStep, openSteps, ORDER_STEPS } from '../steps/order-steps.ts';
import { refundInPart } from '../steps/refund-in-part.ts';
import { shipShipment } from '../steps/ship-shipment.ts';
import { writeAsIntegration } from '../steps/write-as-integration.ts';
import { answerWrite } from './answer.ts';
import { answerStep } from './answer-step.ts';
import { answerRefusedAmount, readRefund } from './read-refund.ts';

const shipBody = z.object({
  tracking_number: z.string().transform(codeAsIssued).pipe(z.string().max(100)).default(''),
});

/** Refunds the given amount; without one, which only programs send, the whole remainder. */
const refund = (
  context: AdminContext,
  request: FastifyRequest,
  reply: FastifyReply,
  order: Rows['orders'],
): FastifyReply => {
  const { name, trigger, done } = ORDER_STEPS.refund;
  const step = { name, done, orderId: order.id };
  const { refund: left } = openSteps({ store: context.store, viewer: system }, order);
  const requested = readRefund(request, { left, currency: order.currency_code });
  if ('reason' in requested) return answerRefusedAmount(request, reply, step, requested, 'refund');
  const { cents } = requested;
  if (cents === null) {
    const write = writeAsIntegration(context, ({ update }) =>
      update('orders', order.id, { [trigger]: true }),
    );
    return answerStep(request, reply, step, write);
  }
  const money = (amount: number) => formatAmount(amount, order.currency_code);
  const write = writeAsIntegration(context, (writes) =>
    refundInPart(context.store, writes, order.id, cents),
  );
  const rest = left - cents;
  const part = `${money(cents)} is refunded, ${money(rest)} is left.`;
  return answerStep(request, reply, { ...step, done: rest === 0 ? done : part }, write);
};

/** Buttons that move an order and its shipments on. */
export const registerStepRoutes = (app: FastifyInstance, context: AdminContext): void => {
  const { store } = context;
  app.post<{ Params: { id: string; step: string } }>('/orders/:id/:step', (request, reply) => {
    const { id, step } = request.params;
    const order = store.get('orders', id);
    const orderId = order?.id ?? null;
    if (!isOrderStep(step) || order === undefined)
      return answerStep(
        request,
        reply,
        { name: 'The step', done: '', orderId },
        failure(recordNotFound),
      );
    if (step === 'refund') return refund(context, request, reply, order);
    const { trigger, name, done } = ORDER_STEPS[step];
    const result = writeAsIntegration(context, ({ update }) =>
      update('orders', id, { [trigger]: true }),
    );
    return answerStep(request, reply, { name, done, orderId }, result);
  });
  app.post<{ Params: { id: string } }>('/shipments/:id/ship', (request, reply) => {
    const shipment = store.get('shipments', request.params.id);
    const step = {
      name: 'Ship',
      done: 'The shipment is on its way.',
      orderId: shipment?.order_id ?? null,
    };
    if (shipment === undefined) return answerStep(request, reply, step, failure(recordNotFound));
    const body = shipBody.safeParse(request.body ?? {});
    if (!body.success) {
      const message = 'Ship was refused: a tracking number has at most 100 characters.';
      const page = `/_admin/orders/${shipment.order_id}`;
      return answerWrite(request, reply, { status: 422, body: { error: message }, message, page });
    }
    const result = writeAsIntegration(context, (writes) =>
      shipShipment(store, writes, shipment, body.data.tracking_number),
    );
    return answerStep(request, reply, step, result);
  });
  app.post<{ Params: { id: string } }>('/shipments/:id/deliver', (request, reply) => {
    const shipment = store.get('shipments', request.params.id);
    const step = {
      name: 'Deliver',
      done: 'The shipment is delivered.',
      orderId: shipment?.order_id ?? null,
    };
    const result = writeAsIntegration(context, ({ update }) =>
      update('shipments', request.params.id, { _deliver: true }),
    );
    return answerStep(request, reply, step, result);
  });
};
