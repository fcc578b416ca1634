import { entryOf, textsOf } from './entry-of.ts';
import { makeRow } from '../testing/make-row.ts';

const described = { code: 'A', name: 'Nome', description: 'Descrizione', metadata: {} };

describe('textsOf', () => {
  it('M7 has each text in the language, in English, in Italian, and what the platform holds', () => {
    const text = {
      de: { name: 'Name' },
      en: { name: 'Name in English', summary: 'Line' },
      it: { summary: 'Riga', story: 'Racconto' },
    };
    const { de, fr } = textsOf({ ...described, metadata: { text } });
    expect(de).toEqual({ name: 'Name', summary: 'Line', story: 'Racconto' });
    expect(fr.name).toBe('Name in English');
  });

  it('M7 takes name and description of the platform where nothing is written', () => {
    expect(textsOf(described).it).toEqual({ name: 'Nome', summary: null, story: 'Descrizione' });
    expect(textsOf({ ...described, name: '' }).it.name).toBe('A');
  });
});

const itemOf = (metadata: Readonly<Record<string, unknown>>) => {
  const row = makeRow('skus', { attributes: { code: 'A', name: 'Nome', metadata } });
  return entryOf({ kind: 'sku', row, offers: [], parts: [], containers: [], ids: [row.id] }).item;
};

describe('projection of a row', () => {
  it.each([
    [750, 750],
    [0, null],
    [-1, null],
    ['750', null],
    [undefined, null],
  ])('S2 reads a size of %j', (size, kept) => {
    expect(itemOf({ facts: { size_ml: size } }).sizeMl).toBe(kept);
  });

  it('S2 reads one grape or several, region and categories', () => {
    expect(itemOf({ facts: { grape: 'barbera' } }).grapes).toEqual(['barbera']);
    const facts = { grape: ['barbera', 'nebbiolo'], region: 'piemonte' };
    expect(itemOf({ facts, categories: ['wine', 7] })).toMatchObject({
      grapes: ['barbera', 'nebbiolo'],
      region: 'piemonte',
      categories: ['wine'],
    });
  });

  it('S2 keeps the texts apart, each language’s once', () => {
    const item = itemOf({ text: { it: { name: 'Vino', story: 'Lunga' } }, kind: 'wine' });
    expect(item.metadata).toEqual({ kind: 'wine' });
    expect(item.texts.it).toEqual({ name: 'Vino', summary: null });
  });
});
