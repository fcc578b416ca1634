import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { formatAmount } from '../../engine/money/format-amount.ts';
import { refundAmount } from '../steps/refund-in-part.ts';
import type { Step } from './answer-step.ts';
import { answerWrite } from './answer.ts';

/**
 * `left` is the refundable amount the page showed. It detects a double submit, or two people refunding the same order,
 * which would otherwise refund twice.
 */
const refundBody = z.object({
  amount: z.string().max(40).optional(),
  left: z.coerce.number().int().optional(),
});

interface RefusedAmount {
  readonly reason: string;
  readonly status: number;
  readonly typed: string | undefined;
}

/**
 * The amount that a form or a program asks to refund, in cents. Null if it names none, which only programs do, or if
 * nothing can be refunded: the platform then says why.
 */
export const readRefund = (
  { body }: FastifyRequest,
  { left, currency }: { readonly left: number; readonly currency: string | null },
): { readonly cents: number | null } | RefusedAmount => {
  const read = refundBody.safeParse(body ?? {});
  const typed = read.data?.amount;
  const refuse = (reason: string, status = 422) => ({ reason, status, typed });
  if (!read.success) return refuse('an amount is text of at most 40 characters.');
  if (read.data.left !== undefined && read.data.left !== left)
    return refuse(
      `what is left has changed to ${formatAmount(left, currency)} since the page was opened.`,
      409,
    );
  if (typed === undefined || left === 0) return { cents: null };
  const amount = refundAmount({ typed, left, currency });
  return 'problem' in amount ? refuse(amount.problem) : amount;
};

/** Responds to an amount that cannot be refunded. The page keeps it in its field, under the query parameter `field`. */
export const answerRefusedAmount = (
  request: FastifyRequest,
  reply: FastifyReply,
  { name, orderId }: Pick<Step, 'name' | 'orderId'>,
  { reason, status, typed }: RefusedAmount,
  field: string,
): FastifyReply => {
  const message = `${name} was refused: ${reason}`;
  return answerWrite(request, reply, {
    status,
    body: { error: message },
    message,
    page: `/_admin/orders/${orderId}`,
    ...(typed !== undefined && { typed: { [field]: typed } }),
  });
};
