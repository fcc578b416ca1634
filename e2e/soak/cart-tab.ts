import { errors, expect, type Locator, type Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import { GIFT_WRAP } from '../factories/option.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import { cartScreen } from '../screens/cart.ts';
import { productScreen } from '../screens/product.ts';
import { ITEMS, type Command, type ItemName } from './commands.ts';
import { callsUnderWay, clearUp, meet, type Fault } from './faulty-network.ts';

/** Maximum ms until a control is actionable. */
const HAND = 8000;
const QUICK = { timeout: HAND };

/** Items added: confirmed, or without waiting for the confirmation. */
export interface Added {
  item: ItemName;
  pieces: number;
  told: boolean;
}

/** One tab of a shopper, on the cart page. */
export class CartTab {
  readonly page: Page;
  readonly market: MarketUnderTest;
  readonly cart: ReturnType<typeof cartScreen>;
  readonly added: Added[] = [];
  /** The page was left early: the outcome of its last changes is unknown. */
  wasLeft = false;
  private readonly product: ReturnType<typeof productScreen>;

  constructor(page: Page, market: MarketUnderTest) {
    this.page = page;
    this.market = market;
    this.cart = cartScreen(page, market);
    this.product = productScreen(page, market);
  }

  /** Whether the page shows a cart, full or empty, or an error. */
  async ready(): Promise<void> {
    const { toCheckout, empty, retry } = this.cart;
    await expect(toCheckout.or(empty).or(retry).first()).toBeVisible();
  }

  async open(): Promise<void> {
    await this.cart.open();
    await this.ready();
  }

  /** Leaves the shop, which equals closing the tab and is faster than opening another. */
  async leave(): Promise<void> {
    await this.page.evaluate(() => sessionStorage.clear());
    await this.page.goto('about:blank', { waitUntil: 'commit' });
  }

  /** @returns false if the control is missing or disappears during the action */
  async act(command: Command, fault: Fault | null): Promise<boolean> {
    if (fault) await meet(this.page, fault);
    try {
      return await this.perform(command);
    } catch (error) {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    }
  }

  private async perform(command: Command): Promise<boolean> {
    const { cart, page } = this;
    const item = 'item' in command ? ITEMS[command.item] : ITEMS.BARBERA;
    switch (command.do) {
      case 'add':
        return this.add(command);
      case 'step':
        return this.step(command);
      case 'type':
        return this.type(cart.quantity(item), command.pieces);
      case 'wrap':
        return this.wrap(command);
      case 'remove':
        return this.click(cart.remove(item));
      case 'undo':
        return this.click(cart.anyUndo.first());
      case 'code':
        if (!(await cart.code.isVisible())) return false;
        await cart.code.fill(command.code, QUICK);
        return this.click(cart.applyCode);
      case 'clear':
        return this.click(cart.anyClear.first());
      case 'message':
        if (!(await cart.giftSummary.isVisible())) return false;
        if (!(await cart.gift.isVisible())) await cart.giftSummary.click(QUICK);
        await cart.gift.fill(command.message, QUICK);
        await cart.gift.blur(QUICK);
        return true;
      case 'reload':
        this.wasLeft = true;
        await page.reload();
        await this.ready();
        return true;
      case 'rest':
        await this.comeToRest();
        return true;
    }
  }

  private async click(control: Locator): Promise<boolean> {
    if (!(await control.isVisible())) return false;
    await control.click(QUICK);
    return true;
  }

  private async type(field: Locator, pieces: number): Promise<boolean> {
    if (!(await field.isVisible())) return false;
    await field.fill(String(pieces), QUICK);
    await field.press('Enter', QUICK);
    // A quantity above stock stays for correction until the field is left.
    await field.blur(QUICK);
    return true;
  }

  private async step({ item, up, clicks }: Extract<Command, { do: 'step' }>): Promise<boolean> {
    const control = up ? this.cart.more(ITEMS[item]) : this.cart.fewer(ITEMS[item]);
    for (let click = 0; click < clicks; click += 1) {
      if (!(await control.isVisible()) || !(await control.isEnabled(QUICK))) return click > 0;
      await control.click(QUICK);
    }
    return true;
  }

  private async wrap({ item, pieces }: Extract<Command, { do: 'wrap' }>): Promise<boolean> {
    const line = ITEMS[item];
    if (pieces === 0) return this.click(this.cart.removeOption(line, GIFT_WRAP));
    return this.type(this.cart.optionQuantity(line, GIFT_WRAP), pieces);
  }

  private async add(command: Extract<Command, { do: 'add' }>): Promise<boolean> {
    const { page, product, market, cart } = this;
    const item = ITEMS[command.item];
    const link = cart.line(item).getByRole('link').first();
    // From a cart line the page stays; from elsewhere a new one loads.
    if (await link.isVisible()) await link.click(QUICK);
    else {
      this.wasLeft = true;
      await product.open(item);
    }
    try {
      await product.buyBox.waitFor();
      return await this.put(command);
    } finally {
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForURL(`**${market.url(paths.cart())}`);
      await this.ready();
    }
  }

  private async put({ item, pieces, ...wish }: Extract<Command, { do: 'add' }>): Promise<boolean> {
    const { product } = this;
    if (!(await product.add.isEnabled(QUICK))) return false;
    if (wish.wrapped) await product.option(GIFT_WRAP).check(QUICK);
    await product.quantity.fill(String(pieces), QUICK);
    const addition: Added = { item, pieces, told: false };
    this.added.push(addition);
    await product.add.click(QUICK);
    if (wish.leave === 'at once') return true;
    await expect(product.added.or(product.refused)).toBeVisible();
    if (await product.added.isVisible()) addition.told = true;
    else this.added.pop();
    return addition.told;
  }

  /** Lets everything in flight finish without faults. */
  async comeToRest(): Promise<void> {
    const { page, cart } = this;
    const busy = async () => {
      await clearUp(page);
      return {
        calls: await callsUnderWay(page),
        updating: await page.getByRole('main').locator('[aria-busy=true]').count(),
        offline: await cart.offline.count(),
      };
    };
    const ended = { calls: 0, updating: 0, offline: 0 };
    await expect.poll(busy, { intervals: [20, 50, 100], timeout: 20_000 }).toEqual(ended);
    if (await cart.giftRetry.isVisible()) {
      await cart.giftRetry.click();
      await expect.poll(busy, { intervals: [20, 50, 100] }).toEqual(ended);
    }
  }

  /** Simulates returning to the tab. */
  async comeBack(): Promise<void> {
    await this.page.bringToFront();
    // Every page of this browser counts as visible, so none gets a visibility event.
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await this.comeToRest();
  }
}
