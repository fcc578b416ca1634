import { textsOf } from '../source/entry-of.ts';
import { searchTextOf } from './search-text-of.ts';

const text = {
  it: { name: 'Bianco dell’Isola', summary: 'Profuma di ginestra', story: 'Una vigna sul mare' },
};
const metadata = { text, facts: { producer: 'Cascina Orsarola', source: 'Fonte Alta' } };
const item = {
  code: 'ISOLA-750',
  categories: ['white'],
  grapes: ['grillo'],
  region: 'sicilia',
  metadata,
};
const search = searchTextOf(
  item,
  textsOf({ code: item.code, name: '', description: null, metadata }),
);

describe('searchTextOf', () => {
  it('S4 finds an item by its name and its story, each for itself', () => {
    expect(search.it.name).toBe('bianco dell isola');
    expect(search.it.story).toBe('una vigna sul mare');
  });

  it.each(['isola', '750', 'grillo', 'sicilia', 'orsarola', 'fonte', 'ginestra', 'bianchi'])(
    'S4 finds an item by its facts, of which %s is one',
    (word) => {
      expect(search.it.facts.split(' ')).toContain(word);
    },
  );

  it('S4 finds a category by its localized name', () => {
    expect(search.de.facts.split(' ')).toContain('weisswein');
    expect(search.it.facts.split(' ')).not.toContain('weisswein');
  });
});
