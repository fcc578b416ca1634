import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../remote-kit/workspace.ts';
import { compilerOptions } from '../pack/compiler-options.ts';
import { readApi, type PackageApi } from './read-api.ts';

const SOURCES = {
  'market/index.ts': `
    import type { Hidden } from '../hidden.ts';
    /** A market. */
    export interface Market { /** ISO code. */ code: string; hidden?: Hidden }
    export const marketOf = ({ code }: { code: string }, now = 0) =>
      now > 1 ? null : ({ code, kind: code as 'b' | 'a' });
    export class Registry extends Map<string, Hidden> {
      #secret = 1;
      private own = this.#secret;
      constructor(readonly limit: number) { super(); }
      count(): number { return this.own; }
    }`,
  'hidden.ts': `
    export interface Hidden { deep: Deeper }
    interface Deeper { cents: number }
    export interface NotNamed { unused: true }`,
  'index.ts': `
    export type { Market as ShopMarket } from './market/index.ts';
    export { marketOf } from './market/index.ts';
    export const FIRST = { code: 'IT' } as const;
    export const load = () => import('./hidden.ts');`,
};

const folders: string[] = [];
afterAll(() => {
  for (const it of folders) rmSync(it, { recursive: true });
});

const read = (changes: Partial<typeof SOURCES> = {}): PackageApi => {
  const folder = mkdtempSync(join(tmpdir(), 'api-report-'));
  folders.push(folder);
  for (const [path, text] of Object.entries({ ...SOURCES, ...changes })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const entries = [
    { specifier: '@shop/x', file: join(folder, 'index.ts') },
    { specifier: '@shop/x/market', file: join(folder, 'market/index.ts') },
  ];
  const files = ['@shop/x/tsconfig.json'];
  const packages = [{ name: '@shop/x', folder: relative(ROOT, folder), entries, files }];
  return readApi(packages, { ...compilerOptions(), types: [] })[0]!;
};
const plain = (text = ''): string => text.replaceAll(/\s+/gu, ' ').trim();

describe('public API of a package', () => {
  const api = read();

  it('has every exported name of every entry, sorted, where it is declared first', () => {
    expect([...api.entries].map(([it, names]) => [it, [...names.keys()]])).toEqual([
      ['@shop/x', ['FIRST', 'ShopMarket', 'load', 'marketOf']],
      ['@shop/x/market', ['Market', 'Registry', 'marketOf']],
    ]);
    expect(api.files).toEqual(['@shop/x/tsconfig.json']);
    const market = api.entries.get('@shop/x/market')!;
    expect(market.get('marketOf')).toBe("export { marketOf } from '@shop/x';");
    expect(market.get('Market')).toBe("export { ShopMarket as Market } from '@shop/x';");
  });

  it('declares types as written, without comments', () => {
    expect(plain(api.entries.get('@shop/x')!.get('ShopMarket'))).toBe(
      'interface ShopMarket { code: string; hidden?: Hidden; }',
    );
  });

  it('declares values with their types: no names of destructured parameters, unions sorted', () => {
    const names = api.entries.get('@shop/x')!;
    expect(plain(names.get('marketOf'))).toBe(
      'declare const marketOf: (input: { code: string; }, now?: number) => null | { code: string; kind: "a" | "b"; };',
    );
    expect(plain(names.get('load'))).toBe(
      'declare const load: () => Promise<typeof import("@shop/x/hidden")>;',
    );
    expect(plain(names.get('FIRST'))).toBe('declare const FIRST: { readonly code: "IT"; };');
  });

  it('declares a class with its public members', () => {
    expect(plain(api.entries.get('@shop/x/market')!.get('Registry'))).toBe(
      'declare class Registry extends Map<string, Hidden> {constructor(readonly limit: number); count: () => number;}',
    );
  });

  it('has declarations that only exported ones name, and no others', () => {
    expect([...api.unexported].map(([name, text]) => [name, plain(text)])).toEqual([
      ['Deeper', 'interface Deeper { cents: number; }'],
      ['Hidden', 'interface Hidden { deep: Deeper; }'],
    ]);
  });

  it('does not depend on folder or comments', () => {
    const commented = SOURCES['index.ts'].replace('export const', '/** The first. */ export const');
    expect(read({ 'index.ts': commented })).toEqual(api);
  });
});
