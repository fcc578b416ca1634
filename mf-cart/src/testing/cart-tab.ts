import { orderApi, type LineItem, type Order } from '@shop/contracts/commerce/order';
import { selectOrderId } from '@shop/contracts/store';
import { checkCart } from '../check/check-cart.ts';
import { addToCart } from '../commands/add-to-cart.ts';
import { changeOptions, changeQuantity, removeLine, restoreLine } from '../commands/change-line.ts';
import { applyCode, clearCode } from '../commands/codes.ts';
import { saveGiftMessage } from '../commands/gift-message.ts';
import { followOrderChanges } from '../order/reread-order.ts';
import { selectCart } from '../store/cart-slice.ts';
import { toCartView } from '../summary/cart-view.ts';
import { createTestPage, leavePage, type TestPage } from './test-page.ts';

/** Commands of a shopper; lines are addressed by their index. */
export type Command =
  | { do: 'add'; code: string; quantity: number; card: boolean }
  | { do: 'change'; at: number; quantity: number }
  | { do: 'options'; at: number; quantity: number }
  | { do: 'remove' | 'undo'; at: number }
  | { do: 'code'; code: string }
  | { do: 'clear' }
  | { do: 'message'; message: string }
  /** `rest` waits until all commands have ended, `open` reads the cart again. */
  | { do: 'rest' | 'reload' | 'open' };

/** One tab of the browser. */
export class CartTab {
  page: TestPage;
  removed: LineItem[] = [];
  running: Promise<unknown>[] = [];
  stop = (): void => {};

  constructor(orderId: string | null) {
    this.page = createTestPage({ orderId });
    this.follow();
  }

  get orderId(): string | null {
    return selectOrderId(this.page.store.getState());
  }

  get order(): Order | undefined {
    const { orderId } = this;
    if (!orderId) return undefined;
    return orderApi.endpoints.order.select(orderId)(this.page.store.getState()).data;
  }

  follow(): void {
    const { store } = this.page;
    this.stop();
    const { orderId } = this;
    if (orderId) this.stop = store.dispatch(followOrderChanges(orderId));
  }

  /** The cart as shown. */
  shown() {
    const { order } = this;
    if (!order) return { lines: [], codes: [], giftMessage: '' };
    const rules = {
      maxQuantityPerLine: 24,
      market: { market_code: 'it-eur', shipping_method: '' },
      country: 'IT',
    };
    const view = toCartView(order, selectCart(this.page.store.getState()), rules);
    return {
      lines: view.lines.map((line) => [
        line.code,
        line.quantity,
        line.total?.cents,
        line.options.map((it) => [it.id, it.quantity]),
      ]),
      codes: view.codes.map((it) => it.code),
      giftMessage: view.giftMessage,
    };
  }

  /** Leaves the page. */
  leave(): void {
    this.stop();
    leavePage(this.page);
  }

  /** Cancels its timers. */
  close(): void {
    this.leave();
    this.page.store.dispatch(orderApi.util.resetApiState());
  }

  async act(command: Command): Promise<{ ok: boolean } | null> {
    const { dispatch } = this.page.store;
    const { order } = this;
    if (command.do === 'add') {
      const { code, quantity, card } = command;
      const options = card ? [{ id: 'card', name: 'Card' }] : [];
      return dispatch(
        addToCart({ kind: 'sku', code, name: code, quantity, maxQuantity: 24, options }),
      );
    }
    if (command.do === 'open') return dispatch(checkCart('open'));
    if (!order) return null;
    const line = 'at' in command ? order.lines[command.at] : undefined;
    switch (command.do) {
      case 'change':
        return line ? dispatch(changeQuantity(order.id, line, command.quantity)) : null;
      case 'options': {
        const options = [{ id: 'wrap', name: 'Wrap', quantity: command.quantity }];
        return line ? dispatch(changeOptions(order.id, line, options)) : null;
      }
      case 'remove':
        if (line) this.removed.push(line);
        return line ? dispatch(removeLine(order.id, line)) : null;
      case 'undo': {
        const removed = this.removed.pop();
        return removed ? dispatch(restoreLine(removed)) : null;
      }
      case 'code':
        return dispatch(applyCode(order.id, command.code));
      case 'clear':
        return dispatch(clearCode(order.id, 'coupon'));
      case 'message':
        return dispatch(saveGiftMessage(order.id, command.message));
      default:
        return null;
    }
  }
}
