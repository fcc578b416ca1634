import { paths } from '@shop/contracts/routing';
import { BARBERA } from '../factories/item.ts';
import { closedGate } from '../fixtures/closed-gate.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { storeText } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';
import { searchScreen } from '../screens/search.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

const resultsOf = (term: string) => new RegExp(`/search\\?q=${encodeURIComponent(term)}$`);

test('S4 typing suggests items with picture and price, and categories', async ({
  page,
  market,
}) => {
  const { text, money } = market;
  const search = searchScreen(page, market);
  await page.goto(market.url('/'));
  await search.enter();
  await search.field.pressSequentially('barbera superiore');
  const item = search.items.getByRole('option', { name: BARBERA.name('it') }).last();
  await expect(item).toContainText(money(BARBERA.price('EUR')));
  await expect(item.locator('img')).toHaveJSProperty('complete', true);
  await expect(item.locator('mark').first()).toHaveText('Barbera');
  await expect(
    search.categories.getByRole('option', { name: text('category.red.name') }),
  ).toBeVisible();
  await search.categories.getByRole('option', { name: text('category.red.name') }).click();
  await expect(search.heading).toHaveText(text('category.red.name'));
  await expect(search.field).toHaveValue('');
});

test('S4 a product is found and bought with the keyboard alone', async ({ page, market }) => {
  const search = searchScreen(page, market);
  const product = productScreen(page, market);
  await page.goto(market.url('/'));
  await search.enter();
  await page.keyboard.type('nivale');
  await expect(search.allResults('nivale')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(search.active).toContainText(/nivale/i);
  await expect(search.field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search.list).toBeHidden();
  await expect(search.heading).toContainText(/nivale/i);
  await expect(search.heading).toBeFocused();
  await expect(product.add).toBeEnabled();
  while (!(await product.add.evaluate((it) => it === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(header(page, market).cart(1)).toBeVisible();
});

test('S4 "BÀRBERA" and "barbeta" suggest Barbera as well', async ({ page, market }) => {
  const search = searchScreen(page, market);
  await page.goto(market.url('/'));
  for (const typed of ['BÀRBERA', 'barbeta']) {
    await search.enter();
    await search.field.fill(typed);
    await expect(search.items).toContainText('Barbera');
    await search.field.fill('');
    await expect(search.items).toBeHidden();
  }
});

test('S4 past searches are listed, repeated and removed', async ({ page, market }) => {
  const search = searchScreen(page, market);
  const { text } = market;
  await page.goto(market.url('/'));
  for (const term of ['chianti', 'acqua frizzante', 'grappa']) {
    await search.enter();
    await search.field.fill(term);
    await search.field.press('Enter');
    await expect(page).toHaveURL(resultsOf(term));
    await expect(search.heading).toBeFocused();
  }
  await page.goto(market.url('/'));
  await search.enter();
  await expect(search.past.getByRole('option')).toHaveText([
    'grappa',
    'acqua frizzante',
    'chianti',
  ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(search.past.getByRole('option')).toHaveText(['acqua frizzante', 'chianti']);
  await search.forget('acqua frizzante').click();
  await expect(search.past.getByRole('option')).toHaveText(['chianti']);
  await search.past.getByRole('option').click();
  await expect(page).toHaveURL(resultsOf('chianti'));
  await expect(search.field).toHaveValue('chianti');
  await page.goto(market.url('/'));
  await search.enter();
  await search.list.getByRole('option', { name: text('catalog.suggest.forget_all') }).click();
  await expect(search.list).toBeHidden();
  await page.reload();
  await search.enter();
  await expect(search.list).toBeHidden();
});

test('S4 the latest response wins over a late earlier one', async ({ page, market }) => {
  const search = searchScreen(page, market);
  const gate = closedGate();
  await search.answering(async (route, term) => {
    if (term === 'chianti') await gate.opened;
    // The page may have aborted the query meanwhile.
    await route.continue().catch(() => undefined);
  });
  await page.goto(market.url('/'));
  await search.enter();
  const asked = page.waitForRequest(/suggestions\?.*q=chianti/);
  await search.field.fill('chianti');
  await asked;
  await search.field.fill('barbera');
  await expect(search.items).toContainText('Barbera');
  gate.open();
  await page.waitForLoadState('networkidle');
  await expect(search.items).toContainText('Barbera');
  await expect(search.items).not.toContainText('Chianti');
});

test('S4 the search works without the index, and without suggestions', async ({
  page,
  market,
  watch,
}) => {
  watch.allow(/status of 503/);
  const search = searchScreen(page, market);
  await search.answering((route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(market.url('/'));
  await search.enter();
  const answered = page.waitForResponse(/suggestions/);
  await search.field.fill('barbera');
  await answered;
  await expect(search.list).toBeHidden();
  await search.submit.click();
  await expect(page).toHaveURL(resultsOf('barbera'));
});

test('S4 any term renders as text, in the list and on the results page', async ({
  page,
  market,
}) => {
  page.on('dialog', () => {
    throw new Error('the term was run');
  });
  const search = searchScreen(page, market);
  const asked: string[] = [];
  await page.goto(market.url('/'));
  for (const [kind, term] of [
    ['10,000 characters', 'vino '.repeat(2_000)],
    ['markup', '<img src=x onerror=alert(1)></script>'],
    ['emoji', '🍷'.repeat(150)],
    ['right-to-left text', 'יין אדום \u202e ברולו'],
    ['a template', '{{constructor}} ${1} %00 \\'],
  ] as const)
    await test.step(kind, async () => {
      const before = page.url();
      await search.enter();
      await search.field.fill(term);
      await search.field.press('Enter');
      await expect(page).toHaveURL((url) => url.href !== before && /\/search\?q=/.test(url.href));
      await expect(search.heading).toBeFocused();
      const words = new URL(page.url()).searchParams.get('q') ?? '';
      expect(words.length).toBeGreaterThan(0);
      expect([...words].length).toBeLessThanOrEqual(200);
      asked.unshift(words);
    });
  await page.goto(market.url('/'));
  await search.enter();
  await expect(search.past.getByRole('option')).toHaveText(asked);
  await expect(search.past.locator('img')).toHaveCount(0);
});

test('S4 the search is accessible with suggestions, an active one, past searches and none', async ({
  page,
  market,
}) => {
  test.slow();
  const search = searchScreen(page, market);
  // The field and its list: the rest of the page is unchanged.
  const { banner } = header(page, market);
  await page.goto(market.url('/'));
  await storeText(page, 'searches', JSON.stringify(['chianti', 'x'.repeat(200)]));
  await search.enter();
  await expect(search.past).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, banner);
  await search.field.fill('barbera');
  await expect(search.items).toBeVisible();
  await expectAccessible(page, banner);
  for (const key of ['ArrowDown', 'End']) {
    await page.keyboard.press(key);
    await expect(search.active).toBeVisible();
    await expectAccessible(page, banner);
  }
  await search.field.fill('zzzzqqqq');
  await expect(search.list).toBeHidden();
  await expectAccessible(page, banner);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S4 the search is a plain form, on a phone', async ({ page, market }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const search = searchScreen(page, market);
    await page.goto(market.url(paths.category('wine')));
    await search.field.fill('barbera d’asti');
    await search.submit.click();
    await expect(page).toHaveURL(/\/search\?q=barbera/);
    await expect(search.field).toHaveValue('barbera d’asti');
    await expect(page.getByRole('main')).toContainText(/barbera/i);
  });
});
