import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';
import { className, findSameNames } from './css.ts';

const named = (path: string, local: string) =>
  className({ resourcePath: join(ROOT, path) }, '', local);

describe('className', () => {
  it('consists of package, file and class, short enough for every document', () => {
    const card = 'mf-catalog/src/card/product-card.module.css';
    expect(named(card, 'title')).toBe('catalog-product-card_title');
    expect(named(card, 'price')).toBe('catalog-product-card_price');
    expect(named('shared-contracts/ui/button.module.css', 'label')).toBe('ui-button_label');
    expect(named('tooling/standalone/page.module.css', 'bar')).toBe('standalone-page_bar');
  });

  it('is the same in a copy of the package in another folder', () => {
    const row = 'mf-catalog/src/copied/copied-row.module.css';
    expect(named(`.shop/bench/${row}`, 'title')).toBe('catalog-copied-row_title');
  });

  it('is the same in an installed package, where no folder has the package’s name', () => {
    const installed = mkdtempSync(join(tmpdir(), 'installed-'));
    writeFileSync(join(installed, 'package.json'), '{"name":"@shop/contracts"}');
    const sheet = { resourcePath: join(installed, 'ui', 'installed-badge.module.css') };
    expect(className(sheet, '', 'label')).toBe('ui-installed-badge_label');
    rmSync(installed, { recursive: true });
  });
});

it('finds a second style sheet of the same name in a package, because their class names would collide', () => {
  const page = join(ROOT, 'mf-cart/src/pages/cart/bill.module.css');
  const other = join(ROOT, 'mf-cart/src/components/bill.module.css');
  expect(findSameNames([page, other])).toMatch(/components.bill\.module\.css .*cart-bill/);
  expect(findSameNames([page, page, join(ROOT, 'mf-checkout/src/bill.module.css')])).toBe(
    undefined,
  );
});
