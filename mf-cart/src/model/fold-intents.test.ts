import { aLine, anOrder, euros } from '@shop/contracts/testing';
import { foldIntents } from './fold-intents.ts';

const barbera = aLine({ id: 'a', quantity: 2 });
const water = aLine({ id: 'b', quantity: 6, unit: euros(90) });
const shipping = aLine({ id: 'c', type: 'shipments', code: null });
const order = anOrder({ lines: [barbera, water, shipping] });

describe('foldIntents', () => {
  it('shows the platform’s lines when nothing is pending, without shipping', () => {
    expect(
      foldIntents(order, {}).map(({ id, quantity, updating }) => [id, quantity, updating]),
    ).toEqual([
      ['a', 2, false],
      ['b', 6, false],
    ]);
  });

  it('E7 shows the wanted quantity and leaves the amounts to the platform', () => {
    const [line] = foldIntents(order, { a: 5 });
    expect(line).toMatchObject({ quantity: 5, updating: true, total: euros(2500) });
  });

  it('leaves out a line that is to go', () => {
    expect(foldIntents(order, { a: 0 }).map(({ id }) => id)).toEqual(['b']);
  });

  it('ignores an intent for a line that is not there any more', () => {
    expect(foldIntents(order, { gone: 3 })).toHaveLength(2);
  });
});
