import {
  fail,
  ok,
  type Address,
  type AddressInput,
  type CommerceError,
  type Result,
} from '@shop/contracts/commerce';
import type { Order, PaymentMethod, StoredPayment } from '@shop/contracts/commerce/order';
import type { CustomerAddress } from '@shop/contracts/commerce/customer';
import { answerEndpoints, commerceError } from '@shop/contracts/testing';

type Answer = Result<Order>;
type Input = { orderId: string } & Record<string, unknown>;
type Change = (order: Order, input: Input) => Order;

const isCard = ({ type }: PaymentMethod) => type === 'braintree_payments';

/** What each write does to an order; a test may change the rules, as a platform may change its mind. */
const RULES = {
  setEmail: (order, { email }) => ({ ...order, email: String(email) }),
  setAddresses: (order, { shipping, billing }) => {
    const address = (id: string, input: unknown) => ({ id, business: false, ...(input as object) });
    return {
      ...order,
      shippingAddress: address('ship', shipping),
      billingAddress: address('bill', billing === 'same' ? shipping : billing),
    } as Order;
  },
  setShippingMethod: (order, { shipmentId, methodId }) => ({
    ...order,
    shipments: order.shipments.map((it) =>
      it.id === shipmentId ? { ...it, methodId: String(methodId) } : it,
    ),
  }),
  // The back office changes nothing by default.
  awaitRecalculation: (order) => order,
  setPaymentMethod: (order, { methodId }) => ({
    ...order,
    paymentMethod: order.availablePaymentMethods.find(({ id }) => id === methodId) ?? null,
  }),
  payWithStored: (order) => ({
    ...order,
    paymentMethod: order.availablePaymentMethods.find(isCard) ?? null,
    paymentSource: { id: 'stored-source', type: 'braintree_payments', clientToken: 'token' },
  }),
  createPaymentSource: (order, { type }) => ({
    ...order,
    paymentSource: {
      id: 'source',
      type: String(type),
      clientToken: type === 'braintree_payments' ? 'token' : null,
    },
  }),
  deletePaymentSource: (order) => ({ ...order, paymentSource: null }),
  setPaymentNonce: (order) => order,
  refreshOrder: (order) => order,
  placeOrder: (order) => ({
    ...order,
    status: 'placed',
    editable: false,
    placedAt: '2026-11-20T10:00:00Z',
  }),
} as const satisfies Record<string, Change>;
export type Write = keyof typeof RULES;
export type BookWrite = 'addAddress' | 'updateAddress';

/** In-memory platform with one order; records requests and fails on demand. */
export const createFakePlatform = (first: Order | null) => {
  let order = first;
  let wallet: readonly StoredPayment[] = [];
  const calls: { name: Write | BookWrite | 'order'; input: unknown }[] = [];
  const failures: { name: Write | BookWrite | 'order'; error: CommerceError; applied: boolean }[] =
    [];
  const rules: Record<Write, Change> = { ...RULES };
  const held: { name: string; released: Promise<void> }[] = [];
  const book: CustomerAddress[] = [];
  const failureOf = (name: Write | BookWrite | 'order') => {
    const index = failures.findIndex((it) => it.name === name);
    return index < 0 ? undefined : failures.splice(index, 1)[0];
  };
  return {
    calls,
    rules,
    /** The customer's address book. */
    book,
    get order() {
      return order;
    },
    set order(value) {
      order = value;
    },
    get wallet() {
      return wallet;
    },
    set wallet(value) {
      wallet = value;
    },
    countOf: (name: Write | BookWrite | 'order') => calls.filter((it) => it.name === name).length,
    /** The next call of this name fails; `applied`: it was carried out and only the answer is lost. */
    failNext: (name: Write | BookWrite | 'order', error: CommerceError, applied = false) => {
      failures.push({ name, error, applied });
    },
    /** Holds the next call of this name back until the returned function is called. */
    holdNext: (name: Write) => {
      let release = () => {};
      held.push({ name, released: new Promise((resolve) => (release = resolve)) });
      return () => release();
    },
    /** Resolves when a call of this name may go on; null at once. */
    turnOf: (name: Write): Promise<void> | null => {
      const index = held.findIndex((it) => it.name === name);
      return index < 0 ? null : (held.splice(index, 1)[0]?.released ?? null);
    },
    read: (id: string): Answer => {
      calls.push({ name: 'order', input: id });
      const failure = failureOf('order');
      if (failure) return fail(failure.error);
      return order?.id === id ? ok(order) : fail(commerceError('NOT_FOUND'));
    },
    write: (name: Write, input: Input): Answer => {
      calls.push({ name, input });
      const failure = failureOf(name);
      if (failure && !failure.applied) return fail(failure.error);
      if (order?.id !== input.orderId) return fail(commerceError('NOT_FOUND'));
      order = rules[name](order, input);
      return failure ? fail(failure.error) : ok(order);
    },
    writeBook: (name: BookWrite, input: { address: AddressInput; addressId?: string }) => {
      calls.push({ name, input });
      const failure = failureOf(name);
      if (failure) return fail(failure.error);
      const id = input.addressId ?? `Saved${book.length}`;
      const address = { id, business: false, ...input.address } as Address;
      const known = book.findIndex((it) => it.address.id === id);
      const entry = { id: book[known]?.id ?? `link-${id}`, address };
      if (known < 0) book.push(entry);
      else book[known] = entry;
      return ok(name === 'addAddress' ? entry : address);
    },
  };
};
export type FakePlatform = ReturnType<typeof createFakePlatform>;

/** Lets the order endpoints answer from a fake platform; the hooks and the cache are the real ones. */
export const installPlatform = (platform: FakePlatform): void =>
  answerEndpoints({
    queries: {
      order: (id: string) => platform.read(id),
      storedPayments: () => ok(platform.wallet),
      addresses: () => ok([...platform.book]),
    },
    mutations: {
      addAddress: (input: { address: AddressInput }) => platform.writeBook('addAddress', input),
      updateAddress: (input: { address: AddressInput; addressId: string }) =>
        platform.writeBook('updateAddress', input),
      removeStoredPayment: (id: string) => {
        platform.wallet = platform.wallet.filter((it) => it.id !== id);
        return ok(null);
      },
    },
    changes: Object.fromEntries(
      (Object.keys(RULES) as Write[]).map((name) => [
        name,
        (input: Input) =>
          platform.turnOf(name)?.then(() => platform.write(name, input)) ??
          platform.write(name, input),
      ]),
    ),
  });
