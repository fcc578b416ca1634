import type { Locator } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import { BARBERA, CANNONAU, item } from '../factories/item.ts';
import { delayAnswers } from '../faults/delay-answers.ts';
import { expectSteady, LATE, watchShifts } from '../fixtures/layout-shifts.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import { expect, test, type Page } from '../fixtures/test.ts';
import { cartScreen } from '../screens/cart.ts';
import { productScreen } from '../screens/product.ts';

/** The locale with the longest names and texts. */
test.use({
  place: { country: 'DE', locale: 'de' },
  asksConsent: true,
  viewport: { width: 360, height: 740 },
});

const WHOLE = { ratio: 1 };
const TELEPHONES = [
  { width: 360, height: 740 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];
const [TELEPHONE] = TELEPHONES as [(typeof TELEPHONES)[number]];
const TABLET = { width: 768, height: 1024 };
/** Maximum space below the buttons in px: the question's own padding. */
const EDGE = 17;

const edges = async (locator: Locator): Promise<{ top: number; bottom: number }> => {
  const { y, height } = (await locator.boundingBox())!;
  return { top: Math.round(y), bottom: Math.round(y + height) };
};

const questionOn = (page: Page, { text }: MarketUnderTest) => {
  const banner = page.getByRole('region', { name: text('consent.title') });
  return { banner, no: banner.getByRole('button', { name: text('consent.no') }) };
};

/** The buy box's second button and its bar at the bottom of the window. */
const buyBar = (page: Page, { text }: MarketUnderTest) => {
  const button = page
    .getByRole('main')
    .getByRole('button', { name: text('catalog.item.add'), exact: true })
    .last();
  return { button, bar: button.locator('..') };
};

/** Scrolls to the top, the middle and the end of the page. */
const everywhere = async (page: Page, look: (share: number) => Promise<void>) => {
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((it) => {
      window.scrollTo(0, it * document.documentElement.scrollHeight);
    }, share);
    await look(share);
  }
};

/** The question is at the bottom of the window, directly above the page's own bottom bar, if any. */
const expectNoStrip = async (page: Page, market: MarketUnderTest, bar: Locator | null) => {
  const { height } = page.viewportSize()!;
  const { banner, no } = questionOn(page, market);
  await expect(no).toBeInViewport(WHOLE);
  await no.click({ trial: true });
  const asked = await edges(banner);
  const foot = bar ? await edges(bar) : { top: height, bottom: height };
  const room = foot.top - (await edges(no)).bottom;
  expect([asked.bottom, foot.bottom]).toEqual([height, height]);
  expect(room).toBeGreaterThanOrEqual(0);
  expect(room).toBeLessThanOrEqual(EDGE);
};

for (const size of TELEPHONES) {
  test(`A2 S1 price and button are below the consent question, ${size.width} × ${size.height}`, async ({
    page,
    market,
  }) => {
    const { add, added, quantity } = productScreen(page, market);
    const { button, bar } = buyBar(page, market);
    const { no, banner } = questionOn(page, market);
    await page.setViewportSize(size);
    await page.goto(market.url(paths.product(CANNONAU.code)));
    await expect(banner).toBeVisible();
    await everywhere(page, () => expectNoStrip(page, market, null));
    for (const it of [item('BARBERA-ASTI-375'), BARBERA]) {
      await page.goto(market.url(paths.product(it.code)));
      await expect(banner).toBeVisible();
      await expect(add).toBeEnabled();
      await everywhere(page, async (share) => {
        await expect(bar, `${share}`).toContainText(market.money(it.price(market.currency)));
        await expect(button, `${share}`).toBeInViewport(WHOLE);
        await button.click({ trial: true });
        await expectNoStrip(page, market, bar);
      });
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await button.click();
    await expect(added).toBeAttached();
    await no.click();
    await expect(banner).toBeHidden();
    await expect(button).not.toBeInViewport();
    // The smallest screen ends within the buy box.
    if (size.height > 700) await expect(quantity).toBeInViewport(WHOLE);
  });
}

test('A2 S1 on a tablet the buy box’s own button is above the question', async ({
  page,
  market,
}) => {
  const { add } = productScreen(page, market);
  await page.setViewportSize(TABLET);
  await page.goto(market.url(paths.product(BARBERA.code)));
  await expect(questionOn(page, market).banner).toBeVisible();
  await expect(add).toBeEnabled();
  await add.click({ trial: true });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await everywhere(page, () => expectNoStrip(page, market, null));
});

test('A2 S5 the cart’s total and checkout button are below the question, down to the end of the page', async ({
  page,
  market,
}) => {
  const { addToCart, open } = productScreen(page, market);
  const cart = cartScreen(page, market);
  await open(BARBERA);
  await addToCart();
  await cart.open();
  await expect(cart.quantity(BARBERA)).toBeVisible();
  // The link is in a group of its own.
  const bar = cart.toCheckoutAtFoot.locator('../..');
  for (const size of [TELEPHONE, TABLET]) {
    await page.setViewportSize(size);
    await everywhere(page, async () => {
      await expect(cart.toCheckoutAtFoot).toBeInViewport(WHOLE);
      await expectNoStrip(page, market, bar);
    });
  }
});

test('A2 S1 nothing moves when the question appears, nor when a product renders below it', async ({
  page,
  market,
  ports,
}) => {
  const { banner, no } = questionOn(page, market);
  const { button } = buyBar(page, market);
  // Late fonts would move lines by themselves.
  await page.goto(market.url(paths.home()), { waitUntil: 'networkidle' });
  await watchShifts(page);
  for (const size of TELEPHONES) {
    await page.setViewportSize(size);
    await page.goto(market.url(paths.product(BARBERA.code)));
    await expect(banner).toBeVisible();
    await expect(button).toBeInViewport(WHOLE);
    await expectSteady(page, `product ${size.width} × ${size.height}`);
  }
  await page.goto(market.url(paths.category('red')));
  await expect(banner).toBeVisible();
  await expectSteady(page, 'category');
  await delayAnswers(page, ports, LATE);
  const name = BARBERA.name(market.locale);
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(button).toBeInViewport(WHOLE);
  await no.click({ trial: true });
  await expectSteady(page, 'product from the category');
});

// On the smallest size the texts scroll within the question.
for (const size of [TELEPHONE, { width: 1280, height: 800 }, { width: 360, height: 320 }]) {
  test(`A2 the page keeps its position when the focus enters the question from the end, ${size.width} × ${size.height}`, async ({
    page,
    market,
  }) => {
    const { banner } = questionOn(page, market);
    await page.setViewportSize(size);
    for (const start of [0, 900]) {
      await page.goto(market.url(paths.product(BARBERA.code)));
      await expect(banner).toBeVisible();
      await page.evaluate((y) => window.scrollTo(0, y), start);
      for (const answer of ['consent.yes', 'consent.no'] as const) {
        await page.keyboard.press('Shift+Tab');
        const focused = banner.getByRole('button', { name: market.text(answer) });
        await expect(focused).toBeFocused();
        await expect(focused).toBeInViewport(WHOLE);
        await focused.click({ trial: true });
        expect(await page.evaluate(() => window.scrollY), answer).toBe(start);
      }
    }
  });
}

test('A2 the end of every page can be scrolled clear of the question', async ({ page, market }) => {
  const { banner } = questionOn(page, market);
  for (const path of [paths.home(), paths.product(BARBERA.code), paths.product(CANNONAU.code)]) {
    await page.goto(market.url(path));
    await expect(banner).toBeInViewport(WHOLE);
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const [asked, end] = [await edges(banner), await edges(page.getByRole('contentinfo'))];
        return end.bottom <= asked.top && asked.bottom <= 740;
      }, path)
      .toBe(true);
  }
});

test.describe('after it is answered', () => {
  test.use({ asksConsent: false });

  test('S1 the first screen of a phone has spare room below the button, with the longest texts', async ({
    page,
    market,
  }) => {
    const { add } = productScreen(page, market);
    for (const code of ['BARBERA-ASTI-375', 'ACQUA-TUFARA-750']) {
      await page.goto(market.url(paths.product(code)));
      await expect(add).toBeEnabled();
      expect((await edges(add)).bottom, code).toBeLessThanOrEqual(740 - 16);
    }
  });
});
