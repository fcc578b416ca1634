import { BARS } from '../../bars.ts';
import type { Figure } from '../../figure.ts';
import { ADD, ADDED } from '../labels.ts';
import type { BenchShop } from '../open-shop.ts';
import { measureAddToCart } from './measure-add-to-cart.ts';
import { measureTap } from './measure-tap.ts';

/** Response times of "add to cart": the interface, on a slow connection too, and the platform. */
export const cartFigures = async (
  { browser, log }: BenchShop,
  product: string,
): Promise<Figure[]> => {
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
