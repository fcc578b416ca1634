import { expect, type Page } from '@playwright/test';
import { STORAGE } from '@shop/contracts/storage';
import { GIFT_WRAP } from '../factories/option.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import type { Platform } from '../fixtures/platform.ts';
import { header } from '../screens/header.ts';
import { CartTab } from './cart-tab.ts';
import { ITEMS, type ItemName, type Step } from './commands.ts';
import { cartOf, shownCart } from './shown-cart.ts';

interface Scene {
  /** Two tabs of one browser, outside the shop. */
  pages: readonly [Page, Page];
  market: MarketUnderTest;
  platform: Platform;
  /** Origin of the shop's pages. */
  origin: string;
}

/** Far above the time a response takes to appear. */
const SOON = { intervals: [20, 50, 100], timeout: 15_000 };

/** Initial quantity of every cart. */
const AT_FIRST: Readonly<Record<ItemName, number>> = { BARBERA: 2, NIVALE: 1, AMARONE: 1 };

/** A cart of an earlier visit: it exists on the first page. */
const leaveCart = async ({ pages, market, platform, origin }: Scene): Promise<string> => {
  const name = GIFT_WRAP.name(market.locale);
  const wrap = { reference: GIFT_WRAP.reference, name, quantity: AT_FIRST.BARBERA };
  const orderId = await platform.openCart(market.code, [
    { code: ITEMS.BARBERA.code, quantity: AT_FIRST.BARBERA, option: wrap },
    { code: ITEMS.NIVALE.code, quantity: AT_FIRST.NIVALE },
    { code: ITEMS.AMARONE.code, quantity: AT_FIRST.AMARONE },
  ]);
  const carts = { name: STORAGE.carts.key, value: JSON.stringify({ [market.code]: orderId }) };
  await pages[0]
    .context()
    .setStorageState({ cookies: [], origins: [{ origin, localStorage: [carts] }] });
  return orderId;
};

/** Items touched only by additions, so that their quantities can be counted. */
const onlyAdded = (steps: readonly Step[]): ItemName[] =>
  (Object.keys(ITEMS) as ItemName[]).filter((name) =>
    steps.every(
      ({ command }) =>
        !('item' in command) ||
        command.item !== name ||
        command.do === 'add' ||
        command.do === 'wrap',
    ),
  );

/**
 * Plays all actions in one tab or two. Fails if, at rest, a tab shows another cart than the platform has, a line is
 * duplicated, or a reported addition is missing.
 *
 * @returns the number of performed steps
 */
export const playSequence = async (scene: Scene, steps: readonly Step[]): Promise<number> => {
  const { pages, market, platform } = scene;
  const orderId = await leaveCart(scene);
  const tabs: CartTab[] = [];
  const tabAt = async (at: 0 | 1): Promise<CartTab> => {
    const tab = tabs.find(({ page }) => page === pages[at]) ?? new CartTab(pages[at], market);
    if (tabs.includes(tab)) return tab;
    tabs.push(tab);
    await tab.open();
    return tab;
  };
  const expectAgreement = ({ page }: CartTab): Promise<void> =>
    expect(async () => {
      const order = await platform.order(orderId);
      expect(await shownCart(page, market)).toEqual(cartOf(order, market));
      const { skus_count: pieces } = order.attributes;
      await expect(header(page, market).cart(Number(pieces))).toBeVisible();
    }).toPass(SOON);
  try {
    let taken = 0;
    for (const { tab: at, command, fault } of steps) {
      const tab = await tabAt(at);
      if (await tab.act(command, fault)) taken += 1;
    }
    for (const tab of tabs) await tab.comeToRest();
    // A single tab that was never left is up to date; others may need a return.
    const [tab] = tabs;
    if (tab && tabs.length === 1 && !tab.wasLeft) await expectAgreement(tab);
    for (const it of tabs) {
      await it.comeBack();
      await expectAgreement(it);
    }
    const codes = (await platform.order(orderId)).lines.flatMap(({ sku_code: code, quantity }) =>
      code ? [[String(code), Number(quantity)] as const] : [],
    );
    expect(new Set(codes.map(([code]) => code)).size, 'no line twice').toBe(codes.length);
    const has = new Map(codes);
    const added = tabs.flatMap((tab) => tab.added);
    for (const name of onlyAdded(steps)) {
      const its = added.filter(({ item }) => item === name);
      const sum = (all: typeof its) => all.reduce((pieces, it) => pieces + it.pieces, 0);
      const told = AT_FIRST[name] + sum(its.filter((it) => it.told));
      const pieces = has.get(ITEMS[name].code) ?? 0;
      expect(pieces, `pieces of ${name}, told of ${told}`).toBeGreaterThanOrEqual(told);
      expect(pieces, `pieces of ${name}`).toBeLessThanOrEqual(AT_FIRST[name] + sum(its));
    }
    return taken;
  } finally {
    for (const tab of tabs) await tab.leave();
  }
};
