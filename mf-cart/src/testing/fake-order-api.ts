import type { AddLineInput, Order } from '@shop/contracts/commerce/order';
import { api } from '@shop/contracts/store';
import { FakePlatform } from './fake-platform.ts';

/** The platform behind the endpoints below; made anew by {@link resetPlatform}. */
export let platform = new FakePlatform();
export const resetPlatform = (): FakePlatform => {
  platform = new FakePlatform();
  return platform;
};

interface LineRef {
  orderId: string;
  lineId: string;
}

/** As the real endpoints do: a write's fresh order becomes the order in the store. */
const keep = async (
  _input: unknown,
  {
    dispatch,
    queryFulfilled,
  }: { dispatch: (action: never) => unknown; queryFulfilled: Promise<{ data: Order }> },
) => {
  const written = await queryFulfilled.catch(() => null);
  if (!written) return;
  dispatch(orderApi.util.upsertQueryData('order', written.data.id, written.data) as never);
};

/** Endpoints with the names and shapes of the real ones, over the fake platform. */
export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    order: build.query<Order, string>({
      query: (id) => () => platform.answer(`order ${id}`, () => platform.read(id)),
    }),
    createOrder: build.mutation<Order, { country: string; language?: string }>({
      query:
        ({ country }) =>
        () =>
          platform.answer(`createOrder ${country}`, () => platform.create()),
      onQueryStarted: keep,
    }),
    addLine: build.mutation<Order, AddLineInput>({
      query: (input) => () =>
        platform.answer(`addLine ${input.code} ${input.quantity}`, () => platform.add(input)),
      onQueryStarted: keep,
    }),
    updateLine: build.mutation<Order, LineRef & { quantity: number }>({
      query:
        ({ orderId, lineId, quantity }) =>
        () =>
          platform.answer(`updateLine ${lineId} ${quantity}`, () =>
            platform.update(orderId, lineId, quantity),
          ),
      onQueryStarted: keep,
    }),
    removeLine: build.mutation<Order, LineRef>({
      query:
        ({ orderId, lineId }) =>
        () =>
          platform.answer(`removeLine ${lineId}`, () => platform.remove(orderId, lineId)),
      onQueryStarted: keep,
    }),
    setMetadata: build.mutation<Order, { orderId: string; metadata: Record<string, unknown> }>({
      query:
        ({ orderId, metadata }) =>
        () =>
          platform.answer('setMetadata', () => platform.patch(orderId, { metadata })),
      onQueryStarted: keep,
    }),
    setCoupon: build.mutation<Order, { orderId: string; code: string }>({
      query:
        ({ orderId, code }) =>
        () =>
          platform.answer(`setCoupon ${code}`, () => platform.patch(orderId, { couponCode: code })),
      onQueryStarted: keep,
    }),
    clearCoupon: build.mutation<Order, { orderId: string; kind: 'coupon' | 'gift-card' }>({
      query:
        ({ orderId, kind }) =>
        () =>
          platform.answer(`clearCoupon ${kind}`, () =>
            platform.patch(
              orderId,
              kind === 'coupon' ? { couponCode: null } : { giftCardCode: null },
            ),
          ),
      onQueryStarted: keep,
    }),
  }),
});

export const { useOrderQuery } = orderApi;
