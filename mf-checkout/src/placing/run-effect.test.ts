/** @jest-environment node */
import { fail, ok, type Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { commerceError } from '@shop/contracts/testing';
import { anOrderReadyToPay } from '../testing/order.ts';
import type { PlacingEvent } from './placing-machine.ts';
import { runEffect, type PlacingPorts } from './run-effect.ts';

const open = ok(anOrderReadyToPay());
const placing = ok(anOrderReadyToPay({ status: 'placing', editable: false }));
const placed = ok(anOrderReadyToPay({ status: 'placed', editable: false }));
const lost = fail(commerceError('TIMEOUT'));

/** Checks an order whose reads have these results; the last one repeats. */
const check = async (...answers: Result<Order>[]) => {
  let reads = 0;
  const waits: number[] = [];
  const ports: Partial<PlacingPorts> = {
    read: async () => answers[Math.min(reads++, answers.length - 1)]!,
    wait: async (ms) => void waits.push(ms),
  };
  const events: PlacingEvent[] = [];
  await runEffect({ type: 'check' }, 1, ports as PlacingPorts, (event) => void events.push(event));
  return { found: events.map((it) => it.type === 'found' && it.found.kind), reads, waits };
};

describe('checking whether an order is placed', () => {
  it.each([
    ['placed at the first read', [placed], 'placed', 1],
    ['still authorized at the first reads', [open, open, placing, placed], 'placed', 4],
    ['open at every read', [open], 'open', 5],
    ['open until reading fails', [open, open, lost], 'unknown', 5],
    ['being placed at every read', [placing], 'unknown', 5],
    ['gone', [fail(commerceError('NOT_FOUND'))], 'failed', 1],
  ])('P5 finds an order that is %s', async (_, answers, kind, count) => {
    const { found, reads, waits } = await check(...answers);
    expect([found, reads]).toEqual([[kind], count]);
    expect(waits).toEqual(Array.from({ length: count - 1 }, () => 1000));
  });
});
