import { fail, ok, type Result } from '@shop/contracts/commerce';
import type { AddLineInput, LineItem, Order } from '@shop/contracts/commerce/order';
import type { Refund, TrackedReturn, TrackedShipment } from '@shop/contracts/commerce/tracking';
import { aLine, anOrder, answerEndpoints, commerceError } from '@shop/contracts/testing';

/** A customer's order that was placed. */
export const aPlacedOrder = (its: Partial<Order> = {}): Order =>
  anOrder({
    id: 'OrderAAAAA',
    number: '10042',
    status: 'placed',
    paymentStatus: 'authorized',
    editable: false,
    guest: false,
    customerId: 'CustAAAAAA',
    placedAt: '2026-11-20T10:00:00Z',
    lines: [aLine({ quantity: 2 })],
    shipments: [{ id: 'shipment-1', methods: [], methodId: null, lines: 1 }],
    ...its,
  });

export const aTrackedShipment = (its: Partial<TrackedShipment> = {}): TrackedShipment => ({
  id: 'shipment-1',
  number: '10042/S/001',
  status: 'picking',
  method: 'Corriere espresso',
  methodNames: { en: 'Express courier' },
  shippedAt: null,
  deliveredAt: null,
  parcels: [],
  ...its,
});

interface Contents {
  past: Order;
  shipments?: readonly TrackedShipment[];
  refunds?: readonly Refund[];
  returns?: readonly TrackedReturn[];
  /** Lines the open cart has; without it there is none. */
  cart?: readonly LineItem[];
  /** Stock by code; unlisted codes are not sold. */
  stock?: Readonly<Record<string, number>>;
}

/** One past order and a cart, in memory, with stock limits as on the platform. */
export const installOrders = ({
  past,
  shipments = [],
  refunds,
  returns = [],
  cart,
  stock = {},
}: Contents) => {
  let present = past;
  let tracked = shipments;
  let open = cart ? anOrder({ id: 'CartAAAAAA', lines: cart }) : null;
  let lost = 0;
  const calls: string[] = [];
  const read = (id: string): Result<Order> => {
    if (id === present.id) return ok(present);
    return open && id === open.id ? ok(open) : fail(commerceError('NOT_FOUND', { status: 404 }));
  };
  const put = ({ code, quantity, name = '', options = [] }: AddLineInput): Result<Order> => {
    const available = stock[code];
    if (available === undefined || !open) return fail(commerceError('VALIDATION', { status: 422 }));
    const there = open.lines.find((it) => it.code === code);
    const pieces = (there?.quantity ?? 0) + quantity;
    if (pieces > available) return fail(commerceError('OUT_OF_STOCK', { status: 422 }));
    const line = aLine({
      id: `cart-${code}`,
      code,
      name,
      quantity: pieces,
      available,
      options: options.map((it) => ({
        id: `cart-${it.id}`,
        name: it.name ?? '',
        quantity: it.quantity ?? pieces,
        total: aLine().total,
        optionId: it.id,
        choices: it.choices ?? {},
      })),
    });
    const others = open.lines.filter((it) => it.code !== code);
    open = anOrder({ id: open.id, lines: [...others, line] });
    return ok(open);
  };
  answerEndpoints({
    queries: {
      order: (id: string) => read(id),
      trackedShipments: () => ok([...tracked]),
      refunds: () => (refunds ? ok([...refunds]) : fail(commerceError('CONNECTION'))),
      returns: () => ok([...returns]),
    },
    changes: {
      rereadOrder: ({ orderId }: { orderId: string }) => read(orderId),
      createOrder: () => {
        open = anOrder({ id: 'CartNEWNEW' });
        return ok(open);
      },
      addLine: (input: AddLineInput) => {
        calls.push(`${input.code} +${input.quantity}`);
        const answer = put(input);
        if (lost === 0) return answer;
        lost -= 1;
        return fail(commerceError('CONNECTION'));
      },
      updateLine: ({ lineId, quantity }: { lineId: string; quantity: number }) => {
        calls.push(`${lineId} =${quantity}`);
        if (!open) return fail(commerceError('NOT_FOUND'));
        const lines = open.lines.map((it) => (it.id === lineId ? { ...it, quantity } : it));
        open = anOrder({ id: open.id, lines });
        return ok(open);
      },
    },
  });
  // The endpoint is the real one, because it rereads what a cancellation changes.
  globalThis.fetch = async (url, init) => {
    if (!String(url).endsWith('/api/cancelOrder')) throw new TypeError('Failed to fetch');
    calls.push(`cancel ${(JSON.parse(String(init?.body)) as { order: string }).order}`);
    if (present.status !== 'placed')
      return Response.json({ error: { code: 'TOO_LATE' } }, { status: 409 });
    present = { ...present, status: 'cancelled' };
    tracked = tracked.map((it) => ({ ...it, status: 'cancelled' }));
    lost -= 1;
    if (lost >= 0) throw new TypeError('Failed to fetch');
    return Response.json({});
  };
  return {
    calls,
    cart: () => open,
    become: (its: Partial<Order>) => void (present = { ...present, ...its }),
    /** The next answers to additions and cancellations do not arrive. */
    loseAnswers: (count: number) => void (lost = count),
  };
};
