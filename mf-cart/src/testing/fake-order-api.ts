import type { AddLineInput, OptionInput, SetAddressesInput } from '@shop/contracts/commerce/order';
import { answerEndpoints } from '@shop/contracts/testing';
import { FakePlatform } from './fake-platform.ts';

/** The platform behind the endpoints below; {@link resetPlatform} replaces it. */
export let platform = new FakePlatform();
export const resetPlatform = (): FakePlatform => {
  platform = new FakePlatform();
  return platform;
};

/** Code and quantity of each line of the first order. */
export const linesNow = () =>
  platform.orders.get('order-1')?.lines.map(({ code, quantity }) => [code, quantity]);

interface SetShippingMethodInput {
  orderId: string;
  shipmentId: string;
  methodId: string;
}

interface OfLine {
  orderId: string;
  lineId: string;
}

answerEndpoints({
  queries: {
    order: (id: string) => platform.answer(`order ${id}`, () => platform.read(id)),
  },
  changes: {
    createOrder: ({ country }: { country: string }) =>
      platform.answer(`createOrder ${country}`, () => platform.create()),
    addLine: async (input: AddLineInput) => {
      const { code, quantity, onWritten } = input;
      const answer = await platform.answer(`addLine ${code} ${quantity}`, () =>
        platform.add(input),
      );
      if (answer.ok) onWritten?.();
      await platform.reading;
      return answer;
    },
    updateLine: (input: OfLine & { quantity: number; options?: readonly OptionInput[] }) =>
      platform.answer(`updateLine ${input.lineId} ${input.quantity}`, () => platform.update(input)),
    removeLine: ({ orderId, lineId }: OfLine) =>
      platform.answer(`removeLine ${lineId}`, () => platform.remove(orderId, lineId)),
    rereadOrder: ({ orderId }: { orderId: string }) =>
      platform.answer(`order ${orderId}`, () => platform.read(orderId)),
    refreshOrder: ({ orderId }: { orderId: string }) =>
      platform.answer('refreshOrder', () => platform.patch(orderId, {})),
    awaitRecalculation: ({ orderId }: { orderId: string }) => platform.recalculate(orderId),
    setAddresses: ({ orderId, shipping, billing }: SetAddressesInput) =>
      platform.answer(`setAddresses ${billing === 'same' ? 'same' : 'two'}`, () =>
        platform.sendTo(orderId, shipping, billing === 'same' ? shipping : billing),
      ),
    resetAddresses: ({ orderId, country }: { orderId: string; country: string }) =>
      platform.answer(`resetAddresses ${country}`, () =>
        platform.patch(orderId, {
          countryLock: country,
          shippingAddress: null,
          billingAddress: null,
        }),
      ),
    setShippingMethod: ({ orderId, shipmentId, methodId }: SetShippingMethodInput) =>
      platform.answer(`setShippingMethod ${shipmentId} ${methodId}`, () =>
        platform.ship(orderId, shipmentId, methodId),
      ),
    setPaymentMethod: ({ orderId, methodId }: { orderId: string; methodId: string }) =>
      platform.answer(`setPaymentMethod ${methodId}`, () => platform.pay(orderId, methodId)),
    setMetadata: ({ orderId, metadata }: { orderId: string; metadata: Record<string, unknown> }) =>
      platform.answer('setMetadata', () => platform.describe(orderId, metadata)),
    setCoupon: ({ orderId, code, kind }: { orderId: string; code: string; kind?: string }) =>
      platform.answer(['setCoupon', code, kind].filter(Boolean).join(' '), () =>
        platform.patch(
          orderId,
          kind === 'gift-card' ? { giftCardCode: code } : { couponCode: code },
        ),
      ),
    clearCoupon: ({ orderId, kind }: { orderId: string; kind: 'coupon' | 'gift-card' }) =>
      platform.answer(`clearCoupon ${kind}`, () =>
        platform.patch(orderId, kind === 'coupon' ? { couponCode: null } : { giftCardCode: null }),
      ),
  },
});
