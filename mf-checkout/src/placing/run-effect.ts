import {
  isAmbiguous,
  isRetryable,
  type CommerceError,
  type Result,
} from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import type { CardPort } from '../steps/payment/card/card-port.ts';
import { isPlaced } from '../steps/section-rules.ts';
import type { Agreement, Effect, Found, PlacingEvent, Tokenized } from './placing-machine.ts';

/** Ports of placing: platform, payment frame, lock and timer. */
export interface PlacingPorts {
  /** Reads the recalculated order (T10), with the agreed payment prepared as long as its total matches. */
  validate: (agreed: Agreement) => Promise<Result<Order>>;
  tokenize: CardPort['tokenize'];
  /** Sends the nonce to the order's payment source. */
  authorize: (outcome: Tokenized, order: Order) => Promise<Result<Order>>;
  place: (agreed: Agreement, order: Order) => Promise<Result<Order>>;
  read: () => Promise<Result<Order>>;
  /** Recalculates the order at today's prices, and reads it. */
  refresh: () => Promise<Result<Order>>;
  wait: (ms: number) => Promise<void>;
  /** Waits until no other tab uses a nonce or places, and keeps others waiting until {@link PlacingPorts.leave}. */
  enter: () => Promise<void>;
  leave: () => void;
}

/** Number of reads of an order in an unknown state, and the interval in ms. */
const TRIES = 5;
const INTERVAL = 1000;

/**
 * Reads an order until it is placed: up to 5 times, a second apart. An open order counts as not placed only at the last
 * read: the platform may still be authorizing the payment.
 */
const check = async ({ read, wait }: PlacingPorts): Promise<Found> => {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const answer = await read();
    if (answer.ok && isPlaced(answer.value)) return { kind: 'placed' };
    if (attempt === TRIES && answer.ok && answer.value.editable) return { kind: 'open' };
    if (!answer.ok && !isRetryable(answer.error)) return { kind: 'failed', error: answer.error };
    if (attempt < TRIES) await wait(INTERVAL);
  }
  return { kind: 'unknown' };
};

/** The order after a refusal because of its state; null for other reasons or if it cannot be read. */
const orderAfter = async (
  { read, refresh }: PlacingPorts,
  { code }: CommerceError,
): Promise<Order | null> => {
  if (!['ORDER_NOT_PLACEABLE', 'MISSING_DETAILS', 'AMOUNTS_MISMATCHED'].includes(code)) return null;
  const answer = await (code === 'AMOUNTS_MISMATCHED' ? refresh() : read());
  return answer.ok ? answer.value : null;
};

/** The result, or the order if it was refused because another tab has placed it. */
const unlessPlaced = async (
  { read }: PlacingPorts,
  answer: Result<Order>,
): Promise<Result<Order>> => {
  if (answer.ok || isRetryable(answer.error)) return answer;
  const order = await read();
  return order.ok && isPlaced(order.value) ? order : answer;
};

type Emit = (event: PlacingEvent) => void;

/** Runs an effect of {@link placing} and emits its result. */
export const runEffect = async (
  effect: Effect,
  attempt: number,
  ports: PlacingPorts,
  emit: Emit,
): Promise<void> => {
  switch (effect.type) {
    case 'validate': {
      const answer = await unlessPlaced(ports, await ports.validate(effect.agreed));
      emit(
        answer.ok
          ? { type: 'validated', attempt, order: answer.value }
          : { type: 'failed', attempt, error: answer.error },
      );
      return;
    }
    case 'tokenize': {
      const onChallenge = () => emit({ type: 'challenged', attempt });
      emit({ type: 'card', attempt, outcome: await ports.tokenize(effect.amount, onChallenge) });
      return;
    }
    case 'authorize': {
      await ports.enter();
      const answer = await unlessPlaced(ports, await ports.authorize(effect.outcome, effect.order));
      emit(
        answer.ok
          ? { type: 'authorized', attempt, order: answer.value }
          : { type: 'failed', attempt, error: answer.error },
      );
      return;
    }
    case 'place': {
      await ports.enter();
      const answer = await ports.place(effect.agreed, effect.order);
      if (answer.ok) {
        emit({ type: isPlaced(answer.value) ? 'placed' : 'lost', attempt });
        return;
      }
      const { error } = answer;
      if (isAmbiguous(error)) return emit({ type: 'lost', attempt });
      const order = await orderAfter(ports, error);
      return emit(
        order && isPlaced(order)
          ? { type: 'placed', attempt }
          : { type: 'refused', attempt, error, order },
      );
    }
    case 'check':
      emit({ type: 'found', attempt, found: await check(ports) });
  }
};
