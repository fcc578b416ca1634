import { fail, ok, type CommerceErrorCode, type Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { commerceError, euros } from '@shop/contracts/testing';
import type { CardOutcome } from '../steps/payment/card/card-port.ts';
import { prepareOrder } from '../placing/prepare-order.ts';
import type { PlacingPorts } from '../placing/run-effect.ts';
import { createLock } from './create-lock.ts';
import { anOrderReadyToPay, cashOnDelivery } from './order.ts';

export type CallFault = 'lost-before' | 'lost-after' | 'limited';

export const CARD = cashOnDelivery({
  id: 'PayCardAAA',
  type: 'braintree_payments',
  price: euros(0),
});
export const CASH = cashOnDelivery({ id: 'PayCashAAA' });

/**
 * Platform with one order, bank and payment frames, whose responses wait until released. Follows the platform's rules
 * that matter to placing: the method's fee is in the total, today's price is checked during placing, a nonce is used
 * up by an attempt, and one of several attempts succeeds.
 */
export const createMemoryShop = () => {
  let goods = 2900;
  /** What the goods cost in the catalogue: the order has it once it is recalculated. */
  let catalog = goods;
  let methodId: string | null = CARD.id;
  let source: { id: number; type: string; nonce: string | null; isSpent: boolean } | null = null;
  let isPlaced = false;
  let sources = 0;
  let nonces = 0;
  const faults: CallFault[] = [];
  const refusals: CommerceErrorCode[] = [];
  const cards: CardOutcome['kind'][] = [];
  const pending: (() => void)[] = [];
  const placingLock = createLock();
  const orderLock = createLock();
  const handedOver: string[] = [];
  const authorizations: { nonce: string | null; cents: number; isGranted: boolean }[] = [];
  const placedFor: { agreed: number; cents: number }[] = [];

  const fee = () => (methodId === CASH.id ? CASH.price.cents : 0);
  const total = () => goods + 690 + fee();
  const order = (): Order => {
    const blank = anOrderReadyToPay({ availablePaymentMethods: [CARD, CASH] });
    return {
      ...blank,
      lines: blank.lines.map((it) => ({ ...it, unit: euros(goods / 2) })),
      totals: { ...blank.totals, payment: euros(fee()), total: euros(total()) },
      paymentMethod: [CARD, CASH].find(({ id }) => id === methodId) ?? null,
      paymentSource: source && { ...source, id: String(source.id), clientToken: 'token' },
      ...(isPlaced && { status: 'placed' as const, editable: false }),
    };
  };

  /** Waits to be let through. */
  const gate = () => new Promise<void>((resolve) => pending.push(resolve));

  const authorize = (): CommerceErrorCode | null => {
    const cents = total();
    const refusal = source?.isSpent ? 'PAYMENT_EXPIRED' : (refusals.shift() ?? null);
    authorizations.push({ nonce: source?.nonce ?? null, cents, isGranted: refusal === null });
    if (source) source.isSpent = source.nonce !== null;
    return refusal;
  };
  const commit = (agreed: number): Result<Order> => {
    if (isPlaced) return fail(commerceError('ORDER_NOT_PLACEABLE'));
    if (catalog !== goods) return fail(commerceError('AMOUNTS_MISMATCHED'));
    const isCard = methodId === CARD.id;
    if (source?.type !== (isCard ? CARD.type : CASH.type) || (isCard && !source.nonce)) {
      return fail(commerceError('MISSING_DETAILS'));
    }
    const refusal = isCard ? authorize() : null;
    if (refusal) return fail(commerceError(refusal));
    isPlaced = true;
    placedFor.push({ agreed, cents: total() });
    return ok(order());
  };

  /**
   * Client of one tab, until it is closed. Placing is the contract's operation, which reads before and after. A
   * closed tab's requests arrive at once or not at all, its locks are released, and it gets no responses.
   */
  const openTab = () => {
    let isOpen = true;
    const inFlight = new Set<() => void>();
    const held = new Set<() => void>();

    /** Waits like {@link gate}, forever in a closed tab. */
    const turn = async (): Promise<void> => {
      await gate();
      if (!isOpen) await new Promise(() => undefined);
    };
    /** A call over a network that may lose it, or its answer. */
    const call = async (work: () => Result<Order>): Promise<Result<Order>> => {
      const fault = faults.shift();
      let answer: Result<Order> = fail(
        commerceError(fault === 'limited' ? 'RATE_LIMITED' : 'CONNECTION'),
      );
      const arrive = () => {
        inFlight.delete(arrive);
        if (fault !== 'lost-before' && fault !== 'limited') answer = work();
      };
      inFlight.add(arrive);
      await gate();
      if (isOpen) arrive();
      await turn();
      return fault === 'lost-after' ? fail(commerceError('TIMEOUT')) : answer;
    };
    /** Changes of the order wait while it is placed, in whichever tab. */
    const locked = async <T>(work: () => Promise<T>): Promise<T> => {
      const release = await orderLock.take();
      if (!isOpen) {
        release();
        return new Promise(() => undefined);
      }
      held.add(release);
      const result = await work();
      held.delete(release);
      release();
      return result;
    };
    const change = (work: () => void) =>
      locked(() =>
        call(() => {
          if (isPlaced) return fail(commerceError('ORDER_NOT_PLACEABLE'));
          goods = catalog;
          work();
          return ok(order());
        }),
      );
    const read = () => call(() => ok(order()));
    let leave: (() => void) | null = null;

    const ports: PlacingPorts = {
      read,
      refresh: () => change(() => undefined),
      wait: () => turn(),
      enter: async () => {
        if (leave) return;
        const release = await placingLock.take();
        if (!isOpen) {
          release();
          return new Promise(() => undefined);
        }
        leave = release;
        held.add(release);
      },
      leave: () => {
        leave?.();
        leave = null;
      },
      place: ({ review, payment }) =>
        locked(async () => {
          const before = await read();
          if (!before.ok || before.value.status === 'placed') return before;
          const { totals, paymentMethod } = before.value;
          if (totals.total.cents !== review.total.cents || paymentMethod?.id !== payment) {
            return fail(commerceError('AMOUNTS_MISMATCHED'));
          }
          const answer = await call(() => commit(review.total.cents));
          if (answer.ok) return answer;
          const after = await read();
          return after.ok && after.value.status === 'placed' ? after : answer;
        }),
      validate: (agreed) =>
        prepareOrder(
          {
            readAtRest: read,
            awaitRecalculation: read,
            settleMethods: async (it) => ok(it),
            setMethod: (id) => change(() => void (methodId = id)),
            payWithStored: () => read(),
            createSource: (type) =>
              change(() => void (source = { id: ++sources, type, nonce: null, isSpent: false })),
            deleteSource: () => change(() => void (source = null)),
          },
          agreed,
        ),
      tokenize: async (_, onChallenge): Promise<CardOutcome> => {
        await turn();
        const kind = cards.shift() ?? 'tokenized';
        if (kind === 'refused') {
          onChallenge();
          await turn();
          return { kind, reason: 'three-d-secure' };
        }
        if (kind !== 'tokenized') return { kind };
        const instrument = { type: 'card', brand: 'Visa', lastDigits: '1881' } as const;
        return { kind, nonce: `nonce-${++nonces}`, instrument };
      },
      authorize: ({ nonce }) => {
        handedOver.push(nonce);
        return change(() => {
          if (source) source = { ...source, nonce, isSpent: false };
        });
      },
    };
    return {
      ports,
      close: (arrives: boolean) => {
        isOpen = false;
        if (arrives) for (const arrive of [...inFlight]) arrive();
        inFlight.clear();
        for (const release of held) release();
      },
    };
  };

  return {
    openTab,
    order,
    faults,
    refusals,
    cards,
    /** Lets one of the waiting answers through. */
    step: (which: number) => {
      const [next] = pending.length > 0 ? pending.splice(which % pending.length, 1) : [];
      next?.();
      return next !== undefined;
    },
    /** The merchant asks another price. */
    reprice: (cents: number) => void (catalog = cents),
    /** Another tab changes the cart: the order has it at once. */
    changeCart: async (cents: number) => {
      const release = await orderLock.take();
      if (!isPlaced) {
        catalog = cents;
        goods = cents;
      }
      release();
    },
    /** Selects another payment option, and sees its fee. */
    chooseMethod: async (id: string) => {
      const release = await orderLock.take();
      if (!isPlaced && methodId !== id) {
        methodId = id;
        source = null;
      }
      release();
    },
    outcome: () => ({ isPlaced, placedFor, handedOver, authorizations }),
  };
};
export type MemoryShop = ReturnType<typeof createMemoryShop>;
