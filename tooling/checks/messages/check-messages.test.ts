import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkMessages } from './check-messages.ts';
import { LOCALES, type Locale } from './types.ts';

type Texts = Record<string, string>;
let root: string;

const write = (file: string, content: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
};
const catalogue = (
  folder: string,
  texts: Texts,
  differing: Partial<Record<Locale, Texts>> = {},
) => {
  for (const locale of LOCALES) {
    write(`${folder}/${locale}.json`, JSON.stringify(differing[locale] ?? texts));
  }
};
const problems = () =>
  checkMessages(root).problems.map(({ file, key, text }) =>
    [file, key, text].filter(Boolean).join(' '),
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'messages-'));
  write(
    'package.json',
    JSON.stringify({ workspaces: ['shared-contracts', 'mf-cart', 'mf-unborn'] }),
  );
  catalogue('shared-contracts/i18n/messages', { 'ui.close': 'Close' });
  write(
    'mf-cart/src/page.tsx',
    `export const x = <><FormattedMessage id="cart.title" />{text('ui.close')}</>;`,
  );
  catalogue('mf-cart/src/messages', { 'cart.title': 'Cart' });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('checkMessages', () => {
  it('M7 accepts complete catalogs, whose common texts any package may use', () => {
    expect(checkMessages(root)).toEqual({ problems: [], catalogues: 2, keys: 2 });
  });

  it('M7 reports a missing language and a malformed one', () => {
    rmSync(join(root, 'mf-cart/src/messages/fr.json'));
    write('mf-cart/src/messages/de.json', '{');
    expect(problems()).toEqual([
      expect.stringMatching(/^mf-cart\/src\/messages\/de.json is not JSON/),
      'mf-cart/src/messages/fr.json is missing',
    ]);
  });

  it('M7 reports a key missing or empty in one language', () => {
    catalogue(
      'mf-cart/src/messages',
      { 'cart.title': 'Cart' },
      { es: {}, fr: { 'cart.title': ' ' } },
    );
    expect(problems()).toEqual([
      'mf-cart/src/messages/es.json cart.title is missing',
      'mf-cart/src/messages/fr.json cart.title is empty',
    ]);
  });

  it.each([
    ['an argument', '{count} bottles', '{number} Flaschen', '{number} where it has {count}'],
    ['no argument', '{count} bottles', 'Flaschen', 'no placeholders where it has {count}'],
    ['a tag', 'a <b>fine</b> wine', 'ein feiner Wein', 'no placeholders where it has <b>'],
    [
      'a choice',
      '{kind, select, red {a} other {b}}',
      '{kind, select, white {a} other {b}}',
      '{kind, select other|white} where it has {kind, select other|red}',
    ],
    [
      'an argument inside a plural',
      '{n, plural, one {a} other {{name}}}',
      '{n, plural, one {a} other {b}}',
      '{n} where it has {name} {n}',
    ],
  ])('M7 reports a language with another placeholder: %s', (_, text, german, expected) => {
    catalogue('mf-cart/src/messages', { 'cart.title': text }, { de: { 'cart.title': german } });
    expect(problems()).toEqual([`mf-cart/src/messages/de.json cart.title has ${expected}`]);
  });

  it('M7 lets languages differ in plural forms and number formats', () => {
    catalogue(
      'mf-cart/src/messages',
      { 'cart.title': '{n, plural, one {a} other {#}}' },
      { fr: { 'cart.title': '{n, plural, one {a} many {#} other {#}}' } },
    );
    expect(problems()).toEqual([]);
  });

  it('M7 reports an invalid ICU message', () => {
    catalogue(
      'mf-cart/src/messages',
      { 'cart.title': 'Cart' },
      { en: { 'cart.title': '{n, plural, one {a}}' } },
    );
    expect(problems()).toEqual([
      'mf-cart/src/messages/en.json cart.title is no ICU message: MISSING_OTHER_CLAUSE',
    ]);
  });

  describe('overlay for the United States', () => {
    const overlay = (texts: unknown, folder = 'mf-cart/src/messages') =>
      write(`${folder}/en-US.json`, JSON.stringify(texts));
    beforeEach(() => catalogue('mf-cart/src/messages', { 'cart.title': '{n} colours' }));

    it('M7 accepts a key of the English catalog with different text', () => {
      overlay({ 'cart.title': '{n} colors' });
      expect(problems()).toEqual([]);
    });

    it.each([
      [{ 'cart.gone': 'x' }, 'cart.gone is not in en.json'],
      [{ 'cart.title': '{n} colours' }, 'cart.title is the same in en.json'],
      [{ 'cart.title': ' ' }, 'cart.title is empty'],
      [{ 'cart.title': 'colors' }, 'cart.title has no placeholders where en has {n}'],
      [{ 'cart.title': 7 }, 'is not a flat object of texts'],
    ])('M7 reports %j', (texts, expected) => {
      overlay(texts);
      expect(problems()).toEqual([`mf-cart/src/messages/en-US.json ${expected}`]);
    });

    it('M7 reports two merged catalogs, whose overlays would replace each other', () => {
      catalogue('mf-account/src/messages', { 'account.a': 'colour' });
      catalogue('mf-account/src/pages/messages', { 'account.b': 'colour' });
      write('mf-account/src/use.ts', `export const x = [text('account.a'), text('account.b')];`);
      write('package.json', JSON.stringify({ workspaces: ['mf-account'] }));
      overlay({ 'account.a': 'color' }, 'mf-account/src/messages');
      overlay({ 'account.b': 'color' }, 'mf-account/src/pages/messages');
      expect(problems()).toEqual([
        'mf-account/src/pages/messages/en-US.json is joined with mf-account/src/messages, which has one too',
      ]);
    });
  });

  it('M7 reports an unused key; use in a test does not count', () => {
    catalogue('mf-cart/src/messages', { 'cart.title': 'Cart', 'cart.old': 'Old' });
    write('mf-cart/src/page.test.tsx', `const x = text('cart.old');`);
    expect(problems()).toEqual(['mf-cart/src/messages cart.old is used nowhere']);
  });

  it('M7 counts texts and uses of a package inside another package only for the inner one', () => {
    write('package.json', JSON.stringify({ workspaces: ['tooling', 'tooling/page'] }));
    write('tooling/tool.ts', `export const x = text('page.tool');`);
    catalogue('tooling/page/messages', { 'page.title': 'Page', 'page.tool': 'Tool' });
    write('tooling/page/page.ts', `export const x = text('page.title');`);
    expect(checkMessages(root).catalogues).toBe(1);
    expect(problems()).toEqual(['tooling/page/messages page.tool is used nowhere']);
  });

  describe('table of shared texts', () => {
    const use = (expression: string) =>
      write('mf-cart/src/use.ts', `export const x = ${expression};`);
    beforeEach(() => {
      catalogue('shared-contracts/i18n/messages', { 'ui.close': 'Close', 'error.gone': 'Gone' });
      write(
        'shared-contracts/i18n/shop-texts.ts',
        `export const shopTexts = { gone: 'error.gone' } as const;`,
      );
    });

    it('X M7 reports an unused entry; the table itself does not count as use', () => {
      expect(problems()).toEqual(['shared-contracts/i18n/messages error.gone is used nowhere']);
    });

    it.each([
      ['its name', 'shopTexts.gone'],
      ['its name among others', '(() => { const { gone: it } = shopTexts; return it; })()'],
      ['a name chosen at run time', `shopTexts[(['gone'] as const)[0]]`],
      ['its key', `['error.gone']`],
    ])('M7 accepts an entry used by %s', (_, expression) => {
      use(expression);
      expect(problems()).toEqual([]);
    });

    it('M7 accepts a key reserved for future work until it is used', () => {
      const toCome = { 'error.gone': 'X', 'error.never': 'X' };
      const said = () =>
        checkMessages(root, toCome).problems.map(({ key, text }) => `${key} ${text}`);
      expect(said()).toEqual(['error.never is to come but in no catalogue']);
      use('shopTexts.gone');
      expect(said()).toEqual(['error.gone has come', 'error.never is to come but in no catalogue']);
    });
  });

  it('M7 counts keys assembled at run time as used', () => {
    catalogue('mf-cart/src/messages', { 'cart.title': 'Cart', 'cart.status.placed': 'Placed' });
    write(
      'mf-cart/src/status.ts',
      'export const key = (status: string) => `cart.status.${status}`;',
    );
    expect(problems()).toEqual([]);
  });

  it.each([
    ['a call of text', `text('cart.gone')`],
    ['formatMessage', `intl.formatMessage({ id: 'cart.gone' }, { n: 1 })`],
    ['an element', `<FormattedMessage id="cart.gone" />`],
    ['either side of a choice', `<FormattedMessage id={full ? 'cart.title' : 'cart.gone'} />`],
  ])('M7 reports a used key missing in every catalog: %s', (_, expression) => {
    write('mf-cart/src/other.tsx', `export const y = ${expression};`);
    expect(problems()).toEqual(['mf-cart cart.gone is used but in no catalogue']);
  });
});
