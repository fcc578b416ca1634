import { aLine, anOrder, euros } from '@shop/contracts/testing';
import type { PendingChange } from '../outbox/pending-change.ts';
import { foldLines } from './fold-lines.ts';

const barbera = aLine({ id: 'a', quantity: 2 });
const water = aLine({ id: 'b', quantity: 6, unit: euros(90) });
const shipping = aLine({ id: 'c', type: 'shipments', code: null });
const order = anOrder({ lines: [barbera, water, shipping] });

const aChange = (lineId: string, quantity: number): PendingChange => ({
  id: `of-${lineId}`,
  kind: 'line',
  orderId: order.id,
  lineId,
  quantity,
  options: null,
  sent: false,
});

describe('foldLines', () => {
  it('shows the platform’s lines when nothing is pending, without shipping', () => {
    expect(
      foldLines(order, []).map(({ item, quantity, pending }) => [item?.id, quantity, pending]),
    ).toEqual([
      ['a', 2, false],
      ['b', 6, false],
    ]);
  });

  it('E7 shows the requested quantity and keeps the platform’s amounts', () => {
    const [line] = foldLines(order, [aChange('a', 5)]);
    expect(line).toMatchObject({ quantity: 5, pending: true, item: { total: euros(2500) } });
  });

  it('leaves out a removed line', () => {
    expect(foldLines(order, [aChange('a', 0)]).map(({ item }) => item?.id)).toEqual(['b']);
  });

  it('ignores a change of a line that is gone', () => {
    expect(foldLines(order, [aChange('gone', 3)])).toHaveLength(2);
  });
});
