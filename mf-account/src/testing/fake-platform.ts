import { fail, ok, type Address, type CommerceError, type Paged } from '@shop/contracts/commerce';
import type { Customer, CustomerAddress, OrderSummary } from '@shop/contracts/commerce/customer';
import type { Order, StoredPayment } from '@shop/contracts/commerce/order';
import { anAddress, answerEndpoints, commerceError, euros } from '@shop/contracts/testing';

export const anOrderSummary = (change: Partial<OrderSummary> = {}): OrderSummary => ({
  id: 'OrderAAAAA',
  number: '10042',
  status: 'approved',
  fulfillment: 'fulfilled',
  placedAt: '2026-11-20T10:00:00Z',
  country: 'IT',
  total: euros(3890),
  quantity: 2,
  ...change,
});

export const aCustomerAddress = (change: Partial<Address> = {}): CustomerAddress => {
  const address = anAddress(change);
  return { id: `link-${address.id}`, address };
};

const OWNER = 'CustAAAAAA';
const WRITES = [
  'signup',
  'attachOrder',
  'addAddress',
  'updateAddress',
  'removeAddress',
  'resetAddresses',
] as const;
type Write = (typeof WRITES)[number];

interface Contents {
  /** Accounts by e-mail, with their password. */
  accounts?: Record<string, string>;
  orders?: readonly OrderSummary[];
  addresses?: readonly CustomerAddress[];
  cards?: readonly StoredPayment[];
  pageSize?: number;
  /** The guest's; attached it is without its coupon. */
  order?: Order;
}

/** In-memory platform: accounts, one customer's orders and addresses; fails on demand. */
export const createFakePlatform = (contents: Contents = {}) => {
  const { orders = [], addresses = [], pageSize = 10 } = contents;
  let cards = contents.cards ?? [];
  const accounts = new Map(Object.entries(contents.accounts ?? {}));
  const calls: { name: string; input: unknown }[] = [];
  const failures: { name: string; error: CommerceError }[] = [];
  const answer = <T>(name: string, input: unknown, data: () => T) => {
    calls.push({ name, input });
    const index = failures.findIndex((it) => it.name === name);
    const failure = index < 0 ? undefined : failures.splice(index, 1)[0];
    return failure ? fail(failure.error) : ok(data());
  };
  return {
    calls,
    accounts,
    inputsOf: (name: string) => calls.filter((it) => it.name === name).map(({ input }) => input),
    failNext: (name: string, error: CommerceError) => void failures.push({ name, error }),
    write: (name: Write, input: Record<string, unknown>) =>
      answer(name, input, () => {
        if (name === 'signup') accounts.set(String(input.email), String(input.password));
        return name === 'attachOrder' && contents.order
          ? { ...contents.order, couponCode: null }
          : {};
      }),
    order: () => (contents.order ? ok(contents.order) : fail(commerceError('NOT_FOUND'))),
    customer: () =>
      answer('customer', OWNER, () => ({ id: OWNER, email: 'giulia@example.com' }) as Customer),
    addresses: () => answer('addresses', OWNER, () => [...addresses]),
    wallet: () => answer('wallet', OWNER, () => [...cards]),
    removeCard: (id: string) =>
      answer('removeStoredPayment', id, () => {
        cards = cards.filter((it) => it.id !== id);
        return null;
      }),
    myOrders: (input: { page?: number }) =>
      answer('myOrders', input, (): Paged<OrderSummary> => {
        const page = input.page ?? 1;
        return {
          items: orders.slice((page - 1) * pageSize, page * pageSize),
          page,
          pageCount: Math.ceil(orders.length / pageSize),
          total: orders.length,
        };
      }),
    /** The token endpoint, in the place of the browser's `fetch`. */
    fetch: async (url: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const { username, password } = JSON.parse(String(init?.body)) as Record<string, string>;
      calls.push({ name: 'token', input: String(url) });
      const failure = failures.splice(failures.findIndex((it) => it.name === 'token') >>> 0, 1)[0]
        ?.error;
      const right = !failure && username !== undefined && accounts.get(username) === password;
      const body = right
        ? { access_token: 'access', refresh_token: 'refresh', owner_id: OWNER, expires_in: 14400 }
        : { errors: [{ title: 'invalid_grant', code: 'UNAUTHORIZED', status: 401, detail: '' }] };
      return new Response(JSON.stringify(body), {
        status: failure?.status ?? (right ? 200 : 401),
        headers: failure?.retryAfter ? { 'retry-after': String(failure.retryAfter) } : {},
      });
    },
  };
};
export type FakePlatform = ReturnType<typeof createFakePlatform>;

/** Lets the endpoints answer from a fake platform; the hooks and the cache are the real ones. */
export const installPlatform = (platform: FakePlatform): void => {
  globalThis.fetch = platform.fetch;
  answerEndpoints({
    queries: {
      order: () => platform.order(),
      customer: () => platform.customer(),
      addresses: () => platform.addresses(),
      myOrders: (input: { page?: number }) => platform.myOrders(input),
      wallet: () => platform.wallet(),
    },
    mutations: {
      ...Object.fromEntries(
        WRITES.map((name) => [
          name,
          (input: Record<string, unknown>) => platform.write(name, input),
        ]),
      ),
      removeStoredPayment: (id: string) => platform.removeCard(id),
    },
  });
};
