import { renderHook } from '@testing-library/react';
import type { PendingChange } from '@shop/contracts/commerce/order';
import { anOrder } from '@shop/contracts/testing';
import { useRest } from './use-rest.ts';

const mockAborted: string[] = [];
const mockChanges = new Map<string, PendingChange>();
jest.mock('@shop/contracts/commerce/order', () => ({
  ...jest.requireActual<object>('@shop/contracts/commerce/order'),
  pendingChange: ({ id }: { id: string }) => mockChanges.get(id) ?? null,
  useAwaitRecalculationMutation: () => [
    ({ orderId }: { orderId: string }) => {
      let end = (_: object) => {};
      const call = new Promise<object>((resolve) => {
        end = resolve;
      });
      return Object.assign(call, {
        abort: () => {
          mockAborted.push(orderId);
          end({ error: { name: 'AbortError', message: 'Aborted' } });
        },
      });
    },
  ],
}));

const change = (id: string) => {
  mockChanges.set(id, { etag: id } as PendingChange);
  return anOrder({ id });
};

it('T10 waits for nothing of an order that another has taken the place of, which stands as read', async () => {
  const { result } = renderHook(useRest);
  const guests = change('guests');
  const first = result.current(guests);
  const second = result.current(guests);
  expect(mockAborted).toEqual([]);
  // The customer's, after logging in, with nothing to wait for.
  void result.current(anOrder({ id: 'customers' }));
  expect(mockAborted).toEqual(['guests']);
  const asRead = { ok: true, value: guests };
  expect(await Promise.all([first, second])).toEqual([asRead, asRead]);
});
