import { textsOf } from './texts-of.ts';

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
