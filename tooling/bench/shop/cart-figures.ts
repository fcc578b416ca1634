import type { Browser } from 'playwright';
import { BARS } from '../bars.ts';
import type { Figure } from '../figure.ts';
import { ADD, ADDED, FEWER, MORE } from './labels.ts';
import { measureAddToCart } from './measure-add-to-cart.ts';
import { measureTap } from './measure-tap.ts';
import { measureClicks } from './measure-clicks.ts';

/** Cart response times: the interface, on a slow machine too, and the platform. */
export const cartFigures = async (
  browser: Browser,
  at: (path: string) => string,
  log: (line: string) => void,
): Promise<Figure[]> => {
  log('measuring add to cart …');
  const product = at('/product/PRIMITIVO-750');
  const added = await measureAddToCart(browser, product, { action: ADD, added: ADDED });
  log('measuring the first tap on a slow connection …');
  const tap = await measureTap(browser, product);
  log('measuring clicks on a slow machine …');
  const onProduct = await measureClicks(browser, async (page) => {
    await page.goto(product);
    const main = page.getByRole('main');
    const more = main.getByRole('button', { name: MORE }).first();
    const add = main
      .getByRole('button', { name: new RegExp(`^(?:${ADD}|${ADDED})$`, 'u') })
      .first();
    return [more, add];
  });
  const inCart = await measureClicks(browser, async (page) => {
    await page.goto(product);
    await page.getByRole('button', { name: ADD }).first().click();
    await page.getByRole('button', { name: ADDED }).waitFor();
    await page.goto(at('/cart'));
    const stepper = (name: RegExp) => page.getByRole('main').getByRole('button', { name }).first();
    await stepper(MORE).waitFor();
    return [stepper(MORE), stepper(FEWER)];
  });
  return [
    {
      what: 'add to cart: the interface answers (p95)',
      value: added.answered,
      unit: 'ms',
      bar: { atMost: BARS.addAnswered },
    },
    {
      what: 'add to cart: confirmed by the platform (p95)',
      value: added.confirmed,
      unit: 'ms',
      bar: { atMost: BARS.addConfirmed },
    },
    {
      what: 'first tap to cart: pending count, throttled',
      value: tap.pending,
      unit: 'ms',
      bar: { atMost: BARS.tapPending },
    },
    {
      what: 'first tap to cart: confirmed, throttled',
      value: tap.confirmed,
      unit: 'ms',
      bar: { atMost: BARS.tapConfirmed },
    },
    {
      what: 'product: a click is on screen, throttled (p95)',
      value: onProduct.answered,
      unit: 'ms',
      bar: { atMost: BARS.addAnswered },
    },
    {
      what: 'cart: a click is on screen, throttled (p95)',
      value: inCart.answered,
      unit: 'ms',
      bar: { atMost: BARS.addAnswered },
    },
    {
      what: 'cart: layout shift while amounts update',
      value: inCart.shift,
      unit: '',
      bar: { atMost: BARS.cls },
    },
  ];
};
