import { fail, ok, type CommerceErrorCode, type Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { commerceError } from '@shop/contracts/testing';
import { anOrderReadyToPay } from '../../testing/order.ts';
import { placeSafely } from './place-safely.ts';

const open = ok(anOrderReadyToPay());
const placing = ok(anOrderReadyToPay({ status: 'placing', editable: false }));
const placed = ok(anOrderReadyToPay({ status: 'placed', editable: false }));
const failed = (code: CommerceErrorCode) => fail(commerceError(code));

const run = async (place: Result<Order>, ...reads: Result<Order>[]) => {
  const asked = { reads: 0, waited: 0, checking: 0 };
  const outcome = await placeSafely({
    place: async () => place,
    read: async () => reads[Math.min(asked.reads++, reads.length - 1)]!,
    wait: async (ms) => void (asked.waited += ms),
    onChecking: () => void (asked.checking += 1),
  });
  return { outcome, ...asked };
};

describe('placing safely', () => {
  it('P5 believes a placed order without asking again', async () => {
    expect(await run(placed)).toEqual({
      outcome: { kind: 'placed' },
      reads: 0,
      waited: 0,
      checking: 0,
    });
  });

  it.each(['CONNECTION', 'TIMEOUT', 'SERVER'] as const)(
    'P5 asks the order itself after %s',
    async (code) => {
      expect(await run(failed(code), placed)).toMatchObject({
        outcome: { kind: 'placed' },
        checking: 1,
      });
      expect((await run(failed(code), open)).outcome).toEqual({ kind: 'not-placed' });
    },
  );

  it('P5 waits while the platform is still placing', async () => {
    expect(await run(placing, placing, failed('TIMEOUT'), placed)).toMatchObject({
      outcome: { kind: 'placed' },
      reads: 3,
      waited: 2000,
    });
  });

  it('P5 takes a platform that is too busy to be asked for no answer about the order', async () => {
    expect(await run(failed('TIMEOUT'), failed('RATE_LIMITED'), placed)).toMatchObject({
      outcome: { kind: 'placed' },
      reads: 2,
    });
  });

  it('P5 gives up after five reads a second apart, without claiming anything', async () => {
    expect(await run(failed('CONNECTION'), failed('CONNECTION'))).toMatchObject({
      outcome: { kind: 'unknown' },
      reads: 5,
      waited: 4000,
    });
  });

  it.each(['OUT_OF_STOCK', 'ORDER_NOT_PLACEABLE', 'UNAUTHORIZED'] as const)(
    'X passes %s on as it is',
    async (code) => {
      expect(await run(failed(code))).toMatchObject({
        outcome: { kind: 'refused', error: { code } },
        reads: 0,
      });
    },
  );
});
