import { localizedText } from './localized-text.ts';

const item = (text: unknown) => ({
  code: 'BARBERA',
  name: 'Nome della piattaforma',
  description: 'Descrizione',
  metadata: { text },
});
const all = {
  it: { name: 'it', summary: 's-it', story: 'r-it' },
  en: { name: 'en', summary: 's-en', story: 'r-en' },
  de: { name: 'de', summary: 's-de', story: 'r-de' },
};

describe('localizedText', () => {
  it('M7 speaks the shopper’s language', () => {
    expect(localizedText(item(all), 'de')).toEqual({ name: 'de', summary: 's-de', story: 'r-de' });
  });

  it('M7 falls back to English, then to Italian', () => {
    expect(localizedText(item(all), 'fr').name).toBe('en');
    expect(localizedText(item({ it: all.it }), 'fr').name).toBe('it');
  });

  it('M7 falls back text by text', () => {
    const texts = { ...all, de: { name: 'de', story: '  ' } };
    expect(localizedText(item(texts), 'de')).toEqual({
      name: 'de',
      summary: 's-en',
      story: 'r-en',
    });
  });

  it('M7 falls back to what the platform holds', () => {
    expect(localizedText(item(undefined), 'it')).toEqual({
      name: 'Nome della piattaforma',
      summary: null,
      story: 'Descrizione',
    });
  });

  it.each([null, 'text', 7, [], { it: null }, { it: { name: 3 } }])(
    'takes no harm from text metadata %j',
    (text) => {
      expect(localizedText(item(text), 'it').name).toBe('Nome della piattaforma');
    },
  );

  it('calls an item without any name by its code', () => {
    expect(localizedText({ ...item({}), name: '' }, 'it').name).toBe('BARBERA');
  });
});
