import { giftMessageOf, type LineItem } from '@shop/contracts/commerce/order';
import { checkCart } from '../check/check-cart.ts';
import { restoreChanges } from '../outbox/restore.ts';
import { CartTab, type Command } from './cart-tab.ts';
import { platform, resetPlatform } from './fake-order-api.ts';
import type { Weather } from './fake-platform.ts';
import { ShopperRequests } from './shopper-requests.ts';

/** GAVI is scarce: some requests are refused. */
const STOCK = { BARBERA: 50, GAVI: 3, NIVALE: 50 };
export const CODES = Object.keys(STOCK);

export interface Step {
  command: Command;
  /** Which of two tabs runs it. */
  tab: 0 | 1;
}

/** The platform's order in the form that a tab shows. */
export const truth = (orderId: string | null) => {
  const order = orderId ? platform.orders.get(orderId) : undefined;
  if (!order) return { lines: [], codes: [], giftMessage: '' };
  return {
    lines: order.lines.map((line) => [
      line.code,
      line.quantity,
      line.total.cents,
      line.options.map((it) => [it.optionId, it.quantity]),
    ]),
    codes: [order.couponCode].filter((it) => it !== null),
    giftMessage: giftMessageOf(order),
  };
};

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Waits until all commands have ended; the network returns whenever one waits for it. */
const rest = async (tabs: readonly CartTab[]): Promise<void> => {
  let resting = false;
  const done = (async () => {
    for (const tab of tabs) while (tab.running.length > 0) await tab.running.shift();
  })().finally(() => (resting = true));
  while (!resting) {
    await tick();
    globalThis.dispatchEvent(new Event('online'));
  }
  await done;
  for (let calm = 0; calm < 3; calm += 1) await tick();
};

/** Leaves the page while calls are running: requests arrive, and their responses are lost. */
const leave = async (): Promise<void> => {
  const release = platform.hold();
  globalThis.dispatchEvent(new Event('online'));
  await tick();
  platform.visit += 1;
  release();
};

/**
 * Runs the steps in one tab, or in two that report changes to each other, with one network condition per call. Opening a
 * page succeeds. Returns the idle tabs, the quantities reported as added by code, and the shopper's requests.
 */
export const playCart = async (
  steps: readonly Step[],
  skies: readonly Weather[],
  tabCount: 1 | 2,
  lines: readonly LineItem[] = [],
) => {
  resetPlatform();
  sessionStorage.clear();
  for (const [code, pieces] of Object.entries(STOCK)) platform.stock.set(code, pieces);
  const left = [...skies];
  let sheltered = true;
  platform.weather = () => (sheltered ? 'fine' : (left.shift() ?? 'fine'));
  const first = platform.holdsOrder({ id: 'order-1', lines }).id;
  const tabs = [new CartTab(first)];
  if (tabCount === 2) tabs.push(new CartTab(first));
  const link = (tab: CartTab) =>
    tab.page.events.on('cart:changed', ({ orderId }) => {
      for (const other of tabs) if (other !== tab) tellOthers(other, orderId);
    });
  let telling = false;
  const tellOthers = (other: CartTab, orderId: string): void => {
    if (telling) return;
    telling = true;
    other.page.events.emit('cart:changed', { orderId });
    telling = false;
  };
  tabs.forEach(link);
  const requests = new ShopperRequests();
  const open = async ({ page: { store } }: CartTab): Promise<void> => {
    sheltered = true;
    await store.dispatch(restoreChanges((change, { ok }) => ok || requests.refuseRestored(change)));
    await store.dispatch(checkCart('open'));
    sheltered = false;
  };
  for (const tab of tabs) await open(tab);

  const added = new Map<string, number>();
  for (const { command: what, tab: number } of steps) {
    const index = number % tabs.length;
    const tab = tabs[index]!;
    if (what.do === 'rest') await rest(tabs);
    else if (what.do === 'reload') {
      if (tabs.length === 2) await rest(tabs);
      else await leave();
      tab.leave();
      const fresh = new CartTab(tab.orderId);
      tabs[index] = fresh;
      link(fresh);
      await open(fresh);
    } else {
      requests.add(what, tab.order);
      const doing = tab.act(what).then((result) => {
        if (result && !result.ok) requests.refuse(what);
        if (what.do === 'add' && result?.ok)
          added.set(what.code, (added.get(what.code) ?? 0) + what.quantity);
      });
      tab.running.push(doing);
      await tick();
    }
  }
  await rest(tabs);
  sheltered = true;
  return { tabs, added, requests };
};
