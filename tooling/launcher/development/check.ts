// Run by hand: `PORT_BASE=4300 node tooling/launcher/development/check.ts` (docs/development.md). Starts
// development of all remotes, edits two of them, restores them, and reports how the page reacted.
import { chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS } from '../../test/find-chromium.ts';
import { ensureChromium } from '../../test/ensure-chromium.ts';
import { develop } from './develop.ts';
import { editedFile } from './edited-file.ts';

const PRODUCT = '/it/eur/it/product/VIN-SANTO-375';
const WAIT = { timeout: 20_000 };

/** Ends the check with the first failed expectation. */
const expectThat = (condition: boolean, what: string): void => {
  if (!condition) throw new Error(`failed: ${what}`);
  console.log(`  ✓ ${what}`);
};

const checkPage = async (page: Page, shop: string): Promise<void> => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(`${shop}${PRODUCT}`);
  const box = page.locator('[class*="add-to-cart_box"]').first();
  const quantity = box.locator('input[inputmode="numeric"]');
  await quantity.fill('3', WAIT);
  const kept = async () => (await quantity.inputValue()) === '3' && loads === 1;

  const component = editedFile('mf-cart/src/fragments/add-to-cart.tsx');
  const style = editedFile('mf-cart/src/fragments/add-to-cart.module.css');
  const screen = editedFile('mf-catalog/src/pages/product-page.tsx');
  const label = '{text(labels[state.status])}';
  const button = (name: RegExp) => box.getByRole('button', { name }).waitFor(WAIT);
  try {
    component.replace(label, `${label}{' changed'}`);
    await button(/changed/);
    expectThat(await kept(), 'a component of one remote changes in place, what was typed stays');

    component.replace(`${label}{' changed'}`, label.slice(0, -1));
    await page.waitForEvent('console', { ...WAIT, predicate: (it) => it.type() === 'error' });
    expectThat(await kept(), 'a file that does not compile leaves the page as it is');
    component.replace(label.slice(0, -1), `${label}{' mended'}`);
    await button(/mended/);
    expectThat(await kept(), 'the page applies the fixed file');

    style.replace('.box {', '.box { outline: 3px solid rgb(1, 2, 3);');
    await page.waitForFunction(
      (element) => element && getComputedStyle(element).outlineColor === 'rgb(1, 2, 3)',
      await box.elementHandle(),
      WAIT,
    );
    expectThat(await kept(), 'a style sheet changes in place');

    screen.replace('if (!known)', "if (code) return 'another remote';\n  if (!known)");
    await page.getByText('another remote').waitFor(WAIT);
    expectThat(loads === 1, 'a screen of another remote on the same page changes in place');
  } finally {
    for (const file of [component, style, screen]) file.restore();
  }
};

const { shop, stop } = await develop(['catalog', 'cart', 'checkout', 'account']);
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: CHROMIUM_FLAGS,
});
try {
  await checkPage(await browser.newPage(), `http://localhost:${shop.ports.shell}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await browser.close();
  await stop();
}
process.exit();
