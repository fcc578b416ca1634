import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';
import { STORAGE } from '@shop/contracts/storage';
import { noLiteralStorageKey } from './declared-storage.mjs';
import { lintText } from './testing/lint-text.ts';

const options = [Object.values(STORAGE)];

new RuleTester({ languageOptions: { parser } }).run('no-literal-key', noLiteralStorageKey, {
  valid: [
    'storeText("carts", "{}")',
    'localStorage.setItem(STORAGE.carts.key, "{}")',
    `navigator.locks.request("${STORAGE.carts.key}-of-another-shop")`,
    'const protocol = "fv.payment/1"',
  ].map((code) => ({ code, options })),
  invalid: [
    `localStorage.getItem("${STORAGE.carts.key}")`,
    `document.cookie = "${STORAGE.countryCookie.key}=IT; path=/"`,
    `const key = \`${STORAGE.sentEvents.key.replace('…', '')}\${order}.purchase\``,
  ].map((code) => ({ code, options, errors: [{ messageId: 'literal' }] })),
});

/** Rules that the lint reports by line, for a file with this text. */
const lint = (file: string, lines: readonly string[]): (string | null)[][] => {
  const byLine = lines.map((): (string | null)[] => []);
  for (const { line, ruleId } of lintText(file, lines.join('\n'))) byLine[line - 1]?.push(ruleId);
  return byLine;
};

// Type-aware linting is slow on a busy machine.
it('E5 A2 lint rejects what the storage table lacks, in an existing file of a remote', () => {
  const { searches, carts, scroll } = STORAGE;
  const valid = [
    "import type { StorageKey } from '@shop/contracts/storage';",
    "import { browserStorage, slot } from '@shop/contracts/commerce';",
    `const KEY: StorageKey<'searches'> = '${searches.key}';`,
    'export const read = () => localStorage.getItem(KEY);',
    'export const stored = () => slot(browserStorage().local, KEY, (it): it is string => it !== 1);',
    "export const clear = (storage: Map<string, string>) => storage.delete('fv.unknown');",
  ];
  const invalid = [
    "localStorage.setItem('fv.unknown', '1');",
    'sessionStorage.getItem(KEY);',
    "export const any = (key: string) => window['localStorage'].getItem(key);",
    "export const area = (it: 'localStorage' | 'sessionStorage') => window[it].removeItem(KEY);",
    "localStorage['fv.unknown'] = '1';",
    'localStorage.unknown = 1;',
    `export const foreign = () => localStorage.getItem('${carts.key}');`,
    `export const elsewhere = '${scroll.key}';`,
    "document.cookie = 'fv.unknown=1; path=/';",
    "new BroadcastChannel('fv.unknown');",
    "indexedDB.open('unknown');",
  ];
  const found = lint('mf-catalog/src/search/suggestions/past-searches.ts', [...valid, ...invalid]);
  expect(found.slice(0, valid.length).flat()).toEqual([]);
  for (const [index, line] of invalid.entries())
    expect([line, found[valid.length + index]]).toEqual([
      line,
      expect.arrayContaining(['storage/declared']),
    ]);
}, 120_000);
