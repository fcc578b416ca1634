import { aLine, euros } from '@shop/contracts/testing';
import { beforeOf, targetOfAdd, targetOfLine } from './line-target.ts';
import { meetsTarget } from './meets-target.ts';
import type { LineOption } from './pending-change.ts';

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

describe('targetOfAdd', () => {
  it('T7 gives a new line its options, by default one per unit', () => {
    const options = [{ id: 'card', name: 'Card' }, option('wrap', 1)];
    const target = targetOfAdd(beforeOf(undefined), { ...barbera, options });
    expect([target.quantity, quantities(target.options)]).toEqual([
      2,
      [
        ['card', 2],
        ['wrap', 1],
      ],
    ]);
  });

  it('T7 adds to quantity and options of the line, and keeps its other options', () => {
    const line = aLine({ quantity: 3, options: [onLine('card', 1), onLine('box', 3)] });
    const target = targetOfAdd(beforeOf(line), { ...barbera, options: [option('card', 2)] });
    expect([target.quantity, quantities(target.options)]).toEqual([
      5,
      [
        ['box', 3],
        ['card', 3],
      ],
    ]);
  });

  it('T7 keeps the text of a card when another one is added', () => {
    const card = { ...onLine('card', 1), choices: { text: 'Auguri' } };
    const before = beforeOf(aLine({ quantity: 1, options: [card] }));
    const { options } = targetOfAdd(before, { ...barbera, options: [option('card', 1)] });
    expect(options[0]?.choices).toEqual({ text: 'Auguri' });
  });
});

describe('targetOfLine', () => {
  const before = beforeOf(aLine({ quantity: 3, options: [onLine('card', 3)] }));

  it('T8 lets the options follow unless others are requested', () => {
    expect(quantities(targetOfLine(before, 5, null).options)).toEqual([['card', 5]]);
    expect(quantities(targetOfLine(before, 5, [option('wrap', 9)]).options)).toEqual([['wrap', 5]]);
    expect(targetOfLine(before, 5, [option('wrap', 0)]).options).toEqual([]);
  });
});

describe('meetsTarget', () => {
  const line = aLine({ quantity: 3, options: [onLine('card', 2)] });

  it.each([
    ['quantities and options are there', { quantity: 3, options: [option('card', 2)] }, true],
    ['quantities are missing', { quantity: 4, options: [option('card', 2)] }, false],
    ['an option has too few quantities', { quantity: 3, options: [option('card', 3)] }, false],
    ['an option is too many', { quantity: 3, options: [] }, false],
    [
      'the words are others',
      { quantity: 3, options: [{ ...option('card', 2), choices: { text: 'Auguri' } }] },
      false,
    ],
  ])('P5 judges a lost response by the order: %s', (_, target, met) => {
    expect(meetsTarget(line, target)).toBe(met);
  });

  it('P5 a missing line meets a removal', () => {
    expect(meetsTarget(undefined, { quantity: 0, options: [] })).toBe(true);
    expect(meetsTarget(line, { quantity: 0, options: [] })).toBe(false);
  });
});
