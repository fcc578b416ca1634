import fc from 'fast-check';
import { runOperation } from '../../engine/definition/run-operation.ts';
import { system } from '../../engine/definition/viewer.ts';
import { createRegistry, definitionOf } from '../../engine/definition/registry.ts';
import type { Input, Row } from '../../engine/definition/define-resource.ts';
import { createRow, updateRow } from '../../engine/write/write-row.ts';
import { resources } from '../index.ts';
import { anAddress } from '../../testing/an-address.ts';
import { addCardPayment } from '../../testing/payments.ts';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
let methods: readonly string[];
beforeAll(async () => {
  platform = await startPlatform();
  const integration = await platform.integration();
  methods = [
    (await addCardPayment(integration)).id,
    (await addCardPayment(integration, { auto_capture: true })).id,
    (await addCardPayment(integration, { auto_place: true, require_capture: false })).id,
  ];
});
afterAll(() => platform.stop());

const registry = createRegistry(resources);
const documented = new Set([
  'unpaid',
  'authorized',
  'partially_authorized',
  'paid',
  'partially_paid',
  'voided',
  'partially_voided',
  'refunded',
  'partially_refunded',
  'free',
]);

type Step =
  | { readonly on: 'orders'; readonly attributes: Record<string, unknown> }
  | {
      readonly on: 'authorizations' | 'captures' | 'braintree_payments';
      readonly pick: number;
      readonly attributes: Record<string, unknown>;
    };

const amount = fc.integer({ min: 1, max: 3_500 });
const pick = fc.nat({ max: 1 });
const onOrder = (attributes: Record<string, unknown>) =>
  fc.constant<Step>({ on: 'orders', attributes });
const nonce = fc.constantFrom(
  'fake-valid-nonce',
  'fake-valid-visa-nonce',
  'fake-valid-mastercard-nonce',
  'fake-valid-amex-nonce',
  'fake-processor-declined-visa-nonce',
  'who-knows',
);

/** Any request that affects an order's payment, in any sequence, sensible or not. */
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: onOrder({ _place: true }) },
  { weight: 3, arbitrary: onOrder({ _approve: true }) },
  { weight: 2, arbitrary: onOrder({ _capture: true }) },
  onOrder({ _refund: true }),
  onOrder({ _authorize: true }),
  fc
    .constantFrom(
      '_cancel',
      '_nullify_payment_source',
      '_fix_payment_source',
      '_start_editing',
      '_stop_editing',
    )
    .map((name): Step => ({ on: 'orders', attributes: { [name]: true } })),
  amount.map((cents): Step => ({
    on: 'orders',
    attributes: { _authorize: true, _authorization_amount_cents: cents },
  })),
  {
    weight: 4,
    arbitrary: fc.tuple(pick, amount).map(([index, cents]): Step => ({
      on: 'authorizations',
      pick: index,
      attributes: { _capture: true, _capture_amount_cents: cents },
    })),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(pick, amount).map(([index, cents]): Step => ({
      on: 'captures',
      pick: index,
      attributes: { _refund: true, _refund_amount_cents: cents },
    })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom('authorizations' as const, 'captures' as const), pick)
      .chain(([on, index]) =>
        fc
          .constantFrom('_void', '_cancel', '_forward')
          .map((name): Step => ({ on, pick: index, attributes: { [name]: true } })),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(pick, nonce).map(([index, value]): Step => ({
      on: 'braintree_payments',
      pick: index,
      attributes: { payment_method_nonce: value },
    })),
  },
);

/** Writes as an integration would, in a transaction of its own. Gives the id, or null when refused. */
const write = (
  type: string,
  row: Row | null,
  { attributes = {}, links = {} }: Partial<Input>,
): string | null => {
  const input = { attributes, links, lists: {} };
  const result = runOperation(
    { store: platform.store, viewer: system, record: () => undefined },
    (operation) =>
      row === null
        ? createRow(operation, definitionOf(registry, type), input)
        : updateRow(operation, definitionOf(registry, type), row, input),
  );
  return result.ok ? result.value : null;
};
const rowOf = (type: 'orders' | 'braintree_payments', id: string): Row =>
  platform.store.get(type, id) as unknown as Row;

/** A cart of 30.00 € that lacks only a payment by the method and the nonce given. */
const aPayableCart = (methodId: string, nonceGiven: string): string => {
  const { store } = platform;
  const [market] = store.where('markets', { code: 'it-eur' });
  const id = write('orders', null, {
    attributes: { customer_email: 'guest@example.com' },
    links: { market: { type: 'markets', id: market!.id } },
  })!;
  const order = { type: 'orders', id };
  write('line_items', null, { attributes: { sku_code: 'VOUCHER', quantity: 1 }, links: { order } });
  const address = write('addresses', null, { attributes: { ...anAddress() } })!;
  write('orders', rowOf('orders', id), {
    attributes: { _billing_address_clone_id: address },
    links: { payment_method: { type: 'payment_methods', id: methodId } },
  });
  const payment = write('braintree_payments', null, { links: { order } })!;
  write('braintree_payments', rowOf('braintree_payments', payment), {
    attributes: { payment_method_nonce: nonceGiven },
  });
  return id;
};

/** Does one step; that it is refused is fine. */
const take = (orderId: string, asked: Step): void => {
  const { store } = platform;
  const rows =
    asked.on === 'orders'
      ? [rowOf('orders', orderId)]
      : store.where(asked.on, { order_id: orderId });
  const row = asked.on === 'orders' ? rows[0] : rows[asked.pick];
  if (row) write(asked.on, row as unknown as Row, asked);
};

const sum = (rows: readonly { readonly amount_cents: number }[]): number =>
  rows.reduce((total, { amount_cents }) => total + amount_cents, 0);

/** What must hold of an order's money at any moment, counted from its transactions alone. */
const check = (orderId: string): void => {
  const { store } = platform;
  const order = store.get('orders', orderId)!;
  const total = order.total_amount_with_taxes_cents;
  const of = (type: 'authorizations' | 'captures' | 'voids' | 'refunds') =>
    store.where(type, { order_id: orderId, succeeded: 1 }) as (Row & { amount_cents: number })[];
  for (const authorization of of('authorizations')) {
    const belongs = (it: Row) => it['reference_authorization_id'] === authorization.id;
    const captures = of('captures').filter(belongs);
    const used = sum(captures) + sum(of('voids').filter(belongs));
    expect(used).toBeLessThanOrEqual(authorization.amount_cents);
    expect(authorization['capture_balance_cents']).toBe(authorization.amount_cents - used);
    for (const capture of captures) {
      const refunds = of('refunds').filter((it) => it['reference_capture_id'] === capture.id);
      expect(sum(refunds)).toBeLessThanOrEqual(capture.amount_cents);
      expect(capture['refund_balance_cents']).toBe(capture.amount_cents - sum(refunds));
    }
  }
  const captured = sum(of('captures'));
  const kept = captured - sum(of('refunds'));
  const held = sum(of('authorizations')) - sum(of('voids')) - captured;
  const status = String(order.payment_status);
  expect(documented).toContain(status);
  const expected: Readonly<Record<string, boolean>> = {
    unpaid: kept === 0 && held === 0 && order.placed_at === null,
    voided: kept === 0 && held === 0,
    refunded: kept === 0,
    partially_refunded: kept > 0,
    paid: kept >= total,
    partially_paid: kept > 0 && kept < total,
    authorized: kept === 0 && held >= total,
    partially_authorized: kept === 0 && held > 0 && held < total && order.placed_at === null,
    partially_voided: kept === 0 && held > 0 && held < total,
    free: false,
  };
  expect({ status, kept, held, fits: expected[status] }).toMatchObject({ fits: true });
  // No order without its money, no money without an order.
  if (order.placed_at !== null) expect(sum(of('authorizations'))).toBeGreaterThanOrEqual(total);
  if (order.status === 'cancelled') expect([kept, held]).toEqual([0, 0]);
  if (order.payment_source_id === null && order.placed_at === null && order.status !== 'cancelled')
    expect([kept, held]).toEqual([0, 0]);
};

describe('an order’s money', () => {
  it('P5 adds up to its payment status whatever is asked in whatever order', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(
        fc.constantFrom(...methods),
        nonce,
        fc.constantFrom<readonly Record<string, unknown>[]>(
          [],
          [{ _place: true }],
          [{ _place: true }, { _approve: true }],
        ),
        fc.array(step, { minLength: 1, maxLength: 25, size: 'max' }),
        (methodId, first, beginning, steps) => {
          const id = aPayableCart(methodId, first);
          const begun = beginning.map((attributes): Step => ({ on: 'orders', attributes }));
          for (const asked of [...begun, ...steps]) {
            take(id, asked);
            check(id);
            reached.add(String(platform.store.get('orders', id)?.payment_status));
          }
        },
      ),
      { numRuns: 120 },
    );
    // Otherwise nothing was tried: the sequences must lead nearly everywhere.
    expect(reached.size).toBeGreaterThanOrEqual(8);
  }, 60_000);
});
