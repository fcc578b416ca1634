import { aLine, euros } from '@shop/contracts/testing';
import { beforeOf } from './line-target.ts';
import type { LineOption } from './pending-change.ts';
import { targetWithoutAdd } from './target-without-add.ts';

const option = (id: string, quantity: number): LineOption => ({ id, name: id, quantity });
const onLine = (id: string, quantity: number) => ({
  id: `${id}-on-line`,
  name: id,
  quantity,
  total: euros(0),
  optionId: id,
  choices: {},
});
const barbera = {
  kind: 'sku',
  code: 'BARBERA',
  name: 'Barbera',
  quantity: 2,
  maxQuantity: 12,
} as const;
const quantities = (options: readonly LineOption[]) => options.map((it) => [it.id, it.quantity]);

describe('targetWithoutAdd', () => {
  it.each([
    ['the options it brought', [option('card', 1)], [['box', 3]]],
    ['one option per unit', [{ id: 'card', name: 'Card' }], [['box', 3]]],
    [
      'its part of an option',
      [option('box', 1)],
      [
        ['card', 1],
        ['box', 2],
      ],
    ],
    [
      'no option',
      [],
      [
        ['card', 1],
        ['box', 3],
      ],
    ],
  ])('T7 subtracts %s', (_, options, rest) => {
    const line = aLine({ quantity: 3, options: [onLine('card', 1), onLine('box', 3)] });
    const target = targetWithoutAdd(beforeOf(line), { ...barbera, options });
    expect([target.quantity, quantities(target.options)]).toEqual([1, rest]);
  });

  it('T7 removes a line that was reduced since', () => {
    expect(targetWithoutAdd(beforeOf(aLine({ quantity: 1 })), barbera).quantity).toBe(0);
  });
});
