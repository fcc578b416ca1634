import type { Result } from '@shop/contracts/commerce';
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

type Ask<I> = (input: I) => Promise<Result<Order>>;

/** As the real endpoints do: a write's fresh order is the order in the store before the write is done. */
const keeping =
  <I>(ask: Ask<I>) =>
  async (input: I, { dispatch }: { dispatch: (action: never) => unknown }) => {
    const answer = await ask(input);
    if (!answer.ok) return { error: answer.error };
    const { value } = answer;
    dispatch(
      orderApi.util.upsertQueryEntries([{ endpointName: 'order', arg: value.id, value }]) as never,
    );
    return { data: value };
  };

/** Endpoints with the names and shapes of the real ones, over the fake platform. */
export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    order: build.query<Order, string>({
      query: (id) => () => platform.answer(`order ${id}`, () => platform.read(id)),
    }),
    createOrder: build.mutation<Order, { country: string; language?: string }>({
      queryFn: keeping(({ country }) =>
        platform.answer(`createOrder ${country}`, () => platform.create()),
      ),
    }),
    addLine: build.mutation<Order, AddLineInput>({
      queryFn: keeping((input) =>
        platform.answer(`addLine ${input.code} ${input.quantity}`, () => platform.add(input)),
      ),
    }),
    updateLine: build.mutation<Order, LineRef & { quantity: number }>({
      queryFn: keeping(({ orderId, lineId, quantity }) =>
        platform.answer(`updateLine ${lineId} ${quantity}`, () =>
          platform.update(orderId, lineId, quantity),
        ),
      ),
    }),
    removeLine: build.mutation<Order, LineRef>({
      queryFn: keeping(({ orderId, lineId }) =>
        platform.answer(`removeLine ${lineId}`, () => platform.remove(orderId, lineId)),
      ),
    }),
    setMetadata: build.mutation<Order, { orderId: string; metadata: Record<string, unknown> }>({
      queryFn: keeping(({ orderId, metadata }) =>
        platform.answer('setMetadata', () => platform.patch(orderId, { metadata })),
      ),
    }),
    setCoupon: build.mutation<Order, { orderId: string; code: string }>({
      queryFn: keeping(({ orderId, code }) =>
        platform.answer(`setCoupon ${code}`, () => platform.patch(orderId, { couponCode: code })),
      ),
    }),
    clearCoupon: build.mutation<Order, { orderId: string; kind: 'coupon' | 'gift-card' }>({
      queryFn: keeping(({ orderId, kind }) =>
        platform.answer(`clearCoupon ${kind}`, () =>
          platform.patch(
            orderId,
            kind === 'coupon' ? { couponCode: null } : { giftCardCode: null },
          ),
        ),
      ),
    }),
  }),
});

export const { useOrderQuery } = orderApi;
