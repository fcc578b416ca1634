import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBudgets } from './check-budgets.ts';

/** A package with one chunk whose files have these sizes in bytes, as sent. */
const builtPackage = (js: number, css: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'budgets-'));
  const web = join(folder, 'dist', 'web');
  mkdirSync(web, { recursive: true });
  writeFileSync(join(web, 'page.js.br'), Buffer.alloc(js));
  writeFileSync(join(web, 'page.css.br'), Buffer.alloc(css));
  return folder;
};
const assets = { 'page-cart': { js: ['page.js'], css: ['page.css'] } };
const budgets = { 'page-cart': 1000 };

describe('checkBudgets', () => {
  it('accepts a chunk whose scripts and styles are within its budget', () => {
    expect(() => checkBudgets('mf-cart', builtPackage(800, 200), assets, budgets)).not.toThrow();
  });

  it('fails the build with the chunk over budget and the excess', () => {
    expect(() => checkBudgets('mf-cart', builtPackage(800, 201), assets, budgets)).toThrow(
      'page-cart is 1001 bytes, budget 1000',
    );
  });

  it('reads the budgets of the package’s own folder; a package without any has none', () => {
    const folder = builtPackage(800, 201);
    expect(() => checkBudgets('mf-cart', folder, assets)).not.toThrow();
    writeFileSync(join(folder, 'budgets.json'), JSON.stringify(budgets));
    expect(() => checkBudgets('mf-cart', folder, assets)).toThrow('budget 1000');
  });

  it('fails if a budget names a chunk that no longer exists', () => {
    expect(() => checkBudgets('mf-cart', builtPackage(1, 1), {}, budgets)).toThrow(
      'mf-cart/budgets.json names page-cart, which the build does not make',
    );
  });
});
