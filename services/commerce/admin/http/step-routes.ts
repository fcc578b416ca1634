import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { failure, recordNotFound, type Result } from '../../core/problem.ts';
import type { AdminContext } from '../admin-context.ts';
import { isOrderStep, ORDER_STEPS } from '../steps/order-steps.ts';
import { shipShipment } from '../steps/ship-shipment.ts';
import { writeAsIntegration } from '../steps/write-as-integration.ts';
import { answerWrite } from './answer.ts';

const shipBody = z.object({ tracking_number: z.string().trim().max(100).default('') });

interface Step {
  /** On the button: `Capture`. */
  readonly name: string;
  readonly done: string;
  /** The order whose page it was on; null for one there is none of. */
  readonly orderId: string | null;
}

/** What came of a step, for the person who took it: why it is refused in the platform's words, else what is done. */
const answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  { name, done, orderId }: Step,
  result: Result<string>,
): FastifyReply => {
  const page = orderId === null ? '/_admin/orders' : `/_admin/orders/${orderId}`;
  if (result.ok) return answerWrite(request, reply, { status: 200, body: {}, said: done, page });
  const reasons = [...new Set(result.problems.map(({ title }) => title))].join('; ');
  const said = `${name} was refused: ${reasons}.`;
  const status = Number(result.problems[0]?.status ?? 422);
  return answerWrite(request, reply, { status, body: { error: said }, said, page });
};

/** Buttons that move an order and its shipments on. */
export const registerStepRoutes = (app: FastifyInstance, context: AdminContext): void => {
  const { store } = context;
  app.post<{ Params: { id: string; step: string } }>('/orders/:id/:step', (request, reply) => {
    const { id, step } = request.params;
    const orderId = store.get('orders', id)?.id ?? null;
    if (!isOrderStep(step) || orderId === null)
      return answer(
        request,
        reply,
        { name: 'The step', done: '', orderId },
        failure(recordNotFound),
      );
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
      const said = 'Ship was refused: a tracking number has at most 100 characters.';
      const page = `/_admin/orders/${shipment.order_id}`;
      return answerWrite(request, reply, { status: 422, body: { error: said }, said, page });
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
