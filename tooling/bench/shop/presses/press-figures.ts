import type { Page } from 'playwright';
import { BARS } from '../../bars.ts';
import type { Figure } from '../../figure.ts';
import { ADD, ADDED, CART, CONTINUE, FEWER, FILTERS, MORE, SEARCH } from '../labels.ts';
import type { BenchShop } from '../open-shop.ts';
import { addFirstItem } from '../visitors/go-to-section.ts';
import type { Visitors } from '../visitors/visitors.ts';
import { clickOn, measurePresses, type Press } from './measure-presses.ts';
import { measureAddToCart } from './measure-add-to-cart.ts';
import { measureTap } from './measure-tap.ts';

/** Response times of "add to cart": the interface, on a slow connection too, and the platform. */
const cartFigures = async ({ browser, log }: BenchShop, product: string): Promise<Figure[]> => {
  log('measuring add to cart …');
  const added = await measureAddToCart(browser, product, { action: ADD, added: ADDED });
  log('measuring the first tap on a slow connection …');
  const tap = await measureTap(browser, product);
  const ms = (what: string, value: number, limits: Figure['limits']): Figure => ({
    ...{ what, value, limits },
    unit: 'ms',
  });
  return [
    ms('add to cart: the interface answers (p95)', added.answered, BARS.addAnswered),
    ms('add to cart: confirmed by the platform (p95)', added.confirmed, BARS.addConfirmed),
    ms('first tap to cart: pending count, throttled', tap.pending, BARS.tapPending),
    ms('first tap to cart: confirmed, throttled', tap.confirmed, BARS.tapConfirmed),
  ];
};

const PRODUCT = '/product/PRIMITIVO-750';

/** The presses of each measurement. @param at URL of a path */
const preparations = (at: (path: string) => string) => {
  const open = async (page: Page, path: string) => {
    await page.goto(at(path));
    await page.waitForLoadState('networkidle');
    return page.getByRole('main');
  };
  const drawer = (page: Page) => page.getByRole('dialog');
  const leaveDrawer = (page: Page) => async () => {
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'hidden' });
  };
  return {
    product: async (page: Page): Promise<Press[]> => {
      const main = await open(page, PRODUCT);
      const button = (name: RegExp) => main.getByRole('button', { name }).first();
      return [button(MORE), button(new RegExp(`^(?:${ADD}|${ADDED})$`, 'u'))].map((it) =>
        clickOn(it),
      );
    },
    cart: async (page: Page): Promise<Press[]> => {
      await addFirstItem(page, at(PRODUCT));
      const main = await open(page, '/cart');
      return [MORE, FEWER].map((name) => clickOn(main.getByRole('button', { name }).first()));
    },
    filters: async (page: Page): Promise<Press[]> => {
      const main = await open(page, '/category/wine');
      return [clickOn(main.getByRole('button', { name: FILTERS }), leaveDrawer(page))];
    },
    facet: async (page: Page): Promise<Press[]> => {
      const main = await open(page, '/category/wine');
      await main.getByRole('button', { name: FILTERS }).click();
      return [clickOn(drawer(page).getByRole('checkbox').first())];
    },
    miniCart: async (page: Page): Promise<Press[]> => {
      await open(page, PRODUCT);
      const link = page.getByRole('banner').getByRole('link', { name: CART });
      return [clickOn(link, leaveDrawer(page))];
    },
    checkoutStep: async (page: Page): Promise<Press[]> => {
      const main = await open(page, '/checkout/shipping');
      const button = main.getByRole('button', { name: CONTINUE, exact: true });
      const goBack = async () => {
        await page.waitForURL(/\/payment$/u);
        await page.goBack();
        await button.waitFor();
      };
      return [clickOn(button, goBack)];
    },
    search: async (page: Page): Promise<Press[]> => {
      await open(page, '');
      // On phones the closed field is clipped to its end, so a click on its center does not reach it.
      await page.getByRole('banner').getByLabel(SEARCH).focus();
      return [...'barbera'].map((letter) => ({ act: () => page.keyboard.press(letter) }));
    },
  };
};

/** Response times of controls on a slow machine, and of the cart. */
export const pressFigures = async (bench: BenchShop, visitors: Visitors): Promise<Figure[]> => {
  const { browser, at, log } = bench;
  const figures = await cartFigures(bench, at(PRODUCT));
  const prepared = preparations(at);
  const { shipping } = visitors.guests;
  for (const [what, prepare, limits, visitor] of [
    ['product: quantity and add to cart', prepared.product, BARS.quantityPress],
    ['cart: quantity', prepared.cart, BARS.quantityPress],
    ['list: opening the filters', prepared.filters, BARS.press],
    ['list: a facet', prepared.facet, BARS.press],
    ['header: mini cart', prepared.miniCart, BARS.press],
    ['checkout: confirming a section', prepared.checkoutStep, BARS.press, shipping],
    ['header: typing a search', prepared.search, BARS.press],
  ] as const) {
    log(`measuring presses: ${what} …`);
    const { answered, shift } = await measurePresses(browser, prepare, visitor);
    figures.push({ what: `${what}, to the next frame (p95)`, value: answered, unit: 'ms', limits });
    if (what === 'cart: quantity')
      figures.push({
        what: 'cart: layout shift while amounts update',
        value: shift,
        unit: '',
        limits: BARS.cls,
      });
  }
  return figures;
};
