import { BOTTLES, makeItem } from '../testing/factories.ts';
import { cardOf } from './card.ts';
import { soldIn } from './sold-in.ts';

const declared = makeItem({ code: 'A', containers: BOTTLES.singleUse });
const undeclared = makeItem({ code: 'B', containers: BOTTLES.undeclared });
const glass = makeItem({ code: 'C', containers: [] });
const all = [declared, undeclared, glass];

describe('soldIn', () => {
  it('L5 leaves out drinks without the declarations that a country with deposits requires', () => {
    expect(soldIn(all, 'DE')).toEqual([declared, glass]);
  });

  it('L5 sells everything in other countries, without containers', () => {
    const sold = soldIn(all, null);
    expect(sold.map(({ code }) => code)).toEqual(['A', 'B', 'C']);
    for (const it of sold) expect(it).not.toHaveProperty('containers');
  });
});

describe('containers of a card', () => {
  it('L5 are there only if the item has any', () => {
    expect(cardOf(declared, 'en').containers).toEqual(BOTTLES.singleUse);
    expect(cardOf(glass, 'en')).not.toHaveProperty('containers');
  });
});
