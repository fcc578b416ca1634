import { codeAsIssued } from '@shop/contracts/codes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { failure, recordNotFound, type Result } from '../../engine/definition/problem.ts';
import { system } from '../../engine/definition/viewer.ts';
import type { Rows } from '../../domains/rows.ts';
import type { AdminContext } from '../admin-context.ts';
import { formatAmount } from '../../engine/money/format-amount.ts';
import { isOrderStep, openSteps, ORDER_STEPS } from '../steps/order-steps.ts';
import { refundAmount, refundInPart } from '../steps/refund-in-part.ts';
import { shipShipment } from '../steps/ship-shipment.ts';
import { writeAsIntegration } from '../steps/write-as-integration.ts';
import { answerWrite } from './answer.ts';

const shipBody = z.object({
  tracking_number: z.string().transform(codeAsIssued).pipe(z.string().max(100)).default(''),
});

interface Step {
  /** On the button: `Capture`. */
  readonly name: string;
  readonly done: string;
  /** The order whose page it was on; null for one there is none of. */
  readonly orderId: string | null;
}

/** Responds with the outcome of a step: the platform's reasons if it was refused, otherwise `done`. */
const answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  { name, done, orderId }: Step,
  result: Result<string>,
): FastifyReply => {
  const page = orderId === null ? '/_admin/orders' : `/_admin/orders/${orderId}`;
  if (result.ok) return answerWrite(request, reply, { status: 200, body: {}, message: done, page });
  const reasons = [...new Set(result.problems.map(({ title }) => title))].join('; ');
  const message = `${name} was refused: ${reasons}.`;
  const status = Number(result.problems[0]?.status ?? 422);
  return answerWrite(request, reply, { status, body: { error: message }, message, page });
};

/**
 * `left` is the refundable amount the page showed. It detects a double submit, or two people refunding the same order,
 * which would otherwise refund twice.
 */
const refundBody = z.object({
  amount: z.string().max(40).optional(),
  left: z.coerce.number().int().optional(),
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
  const body = refundBody.safeParse(request.body ?? {});
  const typed = body.data?.amount;
  const refuse = (reason: string, status = 422) => {
    const message = `${name} was refused: ${reason}`;
    const page = `/_admin/orders/${order.id}`;
    const kept = typed !== undefined && { typed: { refund: typed } };
    return answerWrite(request, reply, {
      status,
      body: { error: message },
      message,
      page,
      ...kept,
    });
  };
  if (!body.success) return refuse('an amount is text of at most 40 characters.');
  const { refund: left } = openSteps({ store: context.store, viewer: system }, order);
  const money = (cents: number) => formatAmount(cents, order.currency_code);
  if (body.data.left !== undefined && body.data.left !== left)
    return refuse(`what is left has changed to ${money(left)} since the page was opened.`, 409);
  // The platform says itself why nothing can be refunded.
  if (typed === undefined || left === 0) {
    const write = writeAsIntegration(context, ({ update }) =>
      update('orders', order.id, { [trigger]: true }),
    );
    return answer(request, reply, step, write);
  }
  const amount = refundAmount({ typed, left, currency: order.currency_code });
  if ('problem' in amount) return refuse(amount.problem);
  const { cents } = amount;
  const write = writeAsIntegration(context, (writes) =>
    refundInPart(context.store, writes, order.id, cents),
  );
  const rest = left - cents;
  const part = `${money(cents)} is refunded, ${money(rest)} is left.`;
  return answer(request, reply, { ...step, done: rest === 0 ? done : part }, write);
};

/** Buttons that move an order and its shipments on. */
export const registerStepRoutes = (app: FastifyInstance, context: AdminContext): void => {
  const { store } = context;
  app.post<{ Params: { id: string; step: string } }>('/orders/:id/:step', (request, reply) => {
    const { id, step } = request.params;
    const order = store.get('orders', id);
    const orderId = order?.id ?? null;
    if (!isOrderStep(step) || order === undefined)
      return answer(
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
    return answer(request, reply, { name, done, orderId }, result);
  });
  app.post<{ Params: { id: string } }>('/shipments/:id/ship', (request, reply) => {
    const shipment = store.get('shipments', request.params.id);
    const step = {
      name: 'Ship',
      done: 'The shipment is on its way.',
      orderId: shipment?.order_id ?? null,
    };
    if (shipment === undefined) return answer(request, reply, step, failure(recordNotFound));
    const body = shipBody.safeParse(request.body ?? {});
    if (!body.success) {
      const message = 'Ship was refused: a tracking number has at most 100 characters.';
      const page = `/_admin/orders/${shipment.order_id}`;
      return answerWrite(request, reply, { status: 422, body: { error: message }, message, page });
    }
    const result = writeAsIntegration(context, (writes) =>
      shipShipment(store, writes, shipment, body.data.tracking_number),
    );
    return answer(request, reply, step, result);
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
    return answer(request, reply, step, result);
  });
};
