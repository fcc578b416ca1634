import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LOCALES, type Locale } from '../messages/types.ts';
import { checkTexts } from './check-texts.ts';
import { TERMS } from './terms/index.ts';

let root: string;

const write = (file: string, content: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
};
/** A catalog with one text, the same in all languages except the given ones. */
const plant = (text: string, differing: Partial<Record<Locale, string>>, key = 'cart.title') => {
  for (const locale of LOCALES)
    write(
      `mf-cart/src/messages/${locale}.json`,
      JSON.stringify({ [key]: differing[locale] ?? text }),
    );
};
const problems = () => checkTexts(root).problems.map(({ file, text }) => `${file} ${text}`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'));
  write('package.json', JSON.stringify({ workspaces: ['mf-cart'] }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('checkTexts', () => {
  it('M7 accepts texts with the words and marks of their language', () => {
    plant('{n} of {of}: 1', { fr: '{n} sur {of}\u00A0: 1', de: '{n} von {of}: „eins“' });
    write('mf-account/content/terms/fr.md', '# Prix\u00A0?\n\n- [Ici](https://x.example): {price}');
    expect(checkTexts(root)).toEqual({
      problems: [
        {
          file: 'mf-account/content/terms/fr.md:3',
          text: 'lacks a no-break space',
        },
      ],
      texts: 8,
    });
  });

  it.each<[Locale, string, string]>([
    ['it', 'Il tuo cofanetto', 'says “cofanetto”: write cassetta'],
    ['it', 'In questo paese', 'says “paese”: write Paese'],
    ['en', 'Click here to buy', 'says “Click here”: write what the link leads to'],
    ['en', '{n, plural, one {# piece} other {#}}', 'says “piece”: write item'],
    ['de', 'dein Warenkorb', 'says “dein”: write Sie, Ihr'],
    ['fr', 'Veuillez choisir', 'says “Veuillez”: write the plain imperative'],
    ['es', 'Introduzca un número', 'says “Introduzca”: write the form for tú'],
    ['it', "L'ordine", 'has a straight apostrophe: write ’'],
    ['es', 'El "pedido"', 'has straight quotes: write those of the language'],
    ['en', 'Two  spaces', 'has two spaces in a row'],
    ['en', 'Loading...', 'has three full stops: write …'],
    ['it', 'Quanto ?', 'has a space before a punctuation mark'],
    ['fr', 'Prix : {price}', 'has a space that can break: write a no-break space'],
    ['fr', 'Prix\u00A0: «gratuit»', 'lacks a no-break space'],
    ['de', '{n, number} °C', 'has a space that can break before a unit: write a no-break space'],
    ['es', 'por 100 ml', 'has a space that can break before a unit: write a no-break space'],
    ['de', 'Der «Wein»', 'has quotes of another language: write „ “'],
    ['it', 'Salvato.', 'ends with . where en ends with no mark'],
  ])('M7 X reports the planted fault in %s: %s', (locale, text, fault) => {
    plant('1', { [locale]: text, ...(locale !== 'it' && { en: text }) });
    expect(problems()).toContain(`mf-cart/src/messages/${locale}.json ${fault}`);
  });

  it.each(['colour', 'litres', 'favour', 'catalogue', 'cheque', 'grey', 'cancelled', 'Postcode'])(
    'M7 reports a British spelling in the US overlay: %s',
    (word) => {
      plant('1', { en: word });
      const said = expect.stringMatching(`^mf-cart/src/messages/en-US.json says “${word}”: write `);
      expect(problems()).toContainEqual(said);
      write('mf-cart/src/messages/en-US.json', JSON.stringify({ 'cart.title': 'color' }));
      expect(problems().filter((it) => it.includes('en-US'))).toEqual([]);
    },
  );

  it('M7 checks the US overlay like other English texts', () => {
    plant('1', {});
    const overlay = JSON.stringify({ 'cart.title': "Your color's email." });
    write('mf-cart/src/messages/en-US.json', overlay);
    expect(problems()).toEqual([
      'mf-cart/src/messages/en-US.json says “email”: write e-mail',
      'mf-cart/src/messages/en-US.json has a straight apostrophe: write ’',
      'mf-cart/src/messages/en-US.json ends otherwise than in en.json',
    ]);
  });

  it('M7 finds a British word in the English content pages, which have one version for all', () => {
    write('mf-account/content/terms/en.md', '# Terms\n\nWe authorise the courier.');
    expect(problems()).toEqual([
      'mf-account/content/terms/en.md:3 says “authorise”: write -ize, as in organize',
    ]);
  });

  it('M7 accepts a word excepted for its key, and the specification’s own texts', () => {
    plant('ERROR', { it: 'Errore.' }, 'error.cannot_create_order');
    expect(problems()).toEqual([]);
  });

  it('M7 finds a word in a content page, with its line', () => {
    write('mf-account/content/terms/es.md', '# Condiciones\n\nPon los vinos en la cesta.');
    expect(problems()).toEqual(['mf-account/content/terms/es.md:3 says “cesta”: write carrito']);
  });
});

describe('claims without a proof', () => {
  const fault = (word: string) => `says “${word}”: write what can be proven, or nothing`;

  it.each<[Locale, string, string]>([
    ['it', 'Una scelta sostenibile', 'sostenibile'],
    ['it', 'Imballaggio ecologico', 'ecologico'],
    ['en', 'Sustainable wine', 'Sustainable'],
    ['en', 'Carbon-neutral delivery', 'Carbon-neutral'],
    ['en', 'The green choice', 'green choice'],
    ['de', 'Nachhaltiger Weinbau', 'Nachhaltiger'],
    ['de', 'Umweltfreundliche Verpackung', 'Umweltfreundliche'],
    ['de', 'Klimaneutraler Versand', 'Klimaneutraler'],
    ['es', 'Vino sostenible', 'sostenible'],
    ['es', 'Respetuoso con el medio ambiente', 'Respetuoso con el medio ambiente'],
    ['fr', 'Emballage écologique', 'écologique'],
    ['fr', 'Viticulture durable', 'Viticulture durable'],
    ['fr', 'Neutre en carbone', 'Neutre en carbone'],
  ])('S7 are found in %s: %s', (locale, text, word) => {
    plant('1', { [locale]: text });
    expect(problems()).toContain(`mf-cart/src/messages/${locale}.json ${fault(word)}`);
  });

  it.each<[Locale, string]>([
    ['it', 'Mela verde'],
    ['en', 'Green apple and green glass'],
    ['de', 'Grüner Apfel, natürliche Kohlensäure'],
    ['es', 'Gas carbónico, vidrio verde'],
    ['fr', 'Support durable, gaz carbonique'],
  ])('S7 are no words with another meaning in %s: %s', (locale, text) => {
    plant('1', { [locale]: text });
    expect(problems()).toEqual([]);
  });

  it('S7 are found in the demo catalog and its reviews, with the line', () => {
    write('services/commerce/demo/seed/skus/water.ts', "story:\n  'Das Leergut.',");
    write('services/commerce/demo/reviews/reds.ts', "'Un vino ecológico'");
    write('services/commerce/demo/seed/seed.test.ts', "'sustainable'");
    expect(problems()).toEqual([
      `services/commerce/demo/seed/skus/water.ts:2 ${fault('Leergut')}`,
      `services/commerce/demo/reviews/reds.ts:1 ${fault('ecológico')}`,
    ]);
  });
});

describe('terms of a language', () => {
  it.each(LOCALES)('M7 %s: every pattern is valid, and none matches its own advice', (locale) => {
    for (const { avoid, use, exactly } of TERMS[locale]) {
      const pattern = new RegExp(
        `(?<![\\p{L}\\d])(?:${avoid})(?![\\p{L}\\d])`,
        exactly ? 'u' : 'iu',
      );
      expect([avoid, pattern.test(use)]).toEqual([avoid, false]);
    }
  });
});
