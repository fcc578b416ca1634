import { aLine, euros } from '@shop/contracts/testing';
import { beforeOf, meetsTarget, targetOfAdd, targetOfLine } from './line-target.ts';
import { type LineOption, followOptions } from './pending-change.ts';

const wanted = (id: string, quantity: number): LineOption => ({ id, name: id, quantity });
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
const pieces = (options: readonly LineOption[]) => options.map((it) => [it.id, it.quantity]);

describe('followOptions', () => {
  it.each([
    ['goes with every piece still', 3, 3, 5, 5],
    ['keeps a number of its own', 1, 3, 5, 1],
    ['never has more than there are pieces', 2, 3, 1, 1],
  ])('T8 an option %s', (_, own, from, to, after) => {
    expect(pieces(followOptions([wanted('card', own)], from, to))).toEqual([['card', after]]);
  });

  it('T8 leaves no option without a piece', () => {
    expect(followOptions([wanted('card', 3)], 3, 0)).toEqual([]);
  });
});

describe('targetOfAddition', () => {
  it('T7 gives a new line its options, each with every piece unless told', () => {
    const options = [{ id: 'card', name: 'Card' }, wanted('wrap', 1)];
    const target = targetOfAdd(beforeOf(undefined), { ...barbera, options });
    expect([target.quantity, pieces(target.options)]).toEqual([
      2,
      [
        ['card', 2],
        ['wrap', 1],
      ],
    ]);
  });

  it('T7 adds pieces and options to those of the line, and keeps its other options', () => {
    const line = aLine({ quantity: 3, options: [onLine('card', 1), onLine('box', 3)] });
    const target = targetOfAdd(beforeOf(line), { ...barbera, options: [wanted('card', 2)] });
    expect([target.quantity, pieces(target.options)]).toEqual([
      5,
      [
        ['box', 3],
        ['card', 3],
      ],
    ]);
  });

  it('T7 keeps the words on a card to which another is added', () => {
    const card = { ...onLine('card', 1), choices: { text: 'Auguri' } };
    const before = beforeOf(aLine({ quantity: 1, options: [card] }));
    const { options } = targetOfAdd(before, { ...barbera, options: [wanted('card', 1)] });
    expect(options[0]?.choices).toEqual({ text: 'Auguri' });
  });
});

describe('targetOfLine', () => {
  const before = beforeOf(aLine({ quantity: 3, options: [onLine('card', 3)] }));

  it('T8 lets the options follow unless others are wanted', () => {
    expect(pieces(targetOfLine(before, 5, null).options)).toEqual([['card', 5]]);
    expect(pieces(targetOfLine(before, 5, [wanted('wrap', 9)]).options)).toEqual([['wrap', 5]]);
    expect(targetOfLine(before, 5, [wanted('wrap', 0)]).options).toEqual([]);
  });
});

describe('meetsTarget', () => {
  const line = aLine({ quantity: 3, options: [onLine('card', 2)] });

  it.each([
    ['pieces and options are there', { quantity: 3, options: [wanted('card', 2)] }, true],
    ['pieces are missing', { quantity: 4, options: [wanted('card', 2)] }, false],
    ['an option has too few pieces', { quantity: 3, options: [wanted('card', 3)] }, false],
    ['an option is too many', { quantity: 3, options: [] }, false],
    [
      'the words are others',
      { quantity: 3, options: [{ ...wanted('card', 2), choices: { text: 'Auguri' } }] },
      false,
    ],
  ])('P5 a lost answer counts by what is there: %s', (_, target, met) => {
    expect(meetsTarget(line, target)).toBe(met);
  });

  it('P5 a line that is gone is what a removal wanted', () => {
    expect(meetsTarget(undefined, { quantity: 0, options: [] })).toBe(true);
    expect(meetsTarget(line, { quantity: 0, options: [] })).toBe(false);
  });
});
