import type { Order } from '@shop/contracts/commerce/order';
import type { StoredChange } from '../outbox/storage.ts';
import type { Command } from './cart-tab.ts';

/** Everything a shopper has requested, on any page of the tab. */
export class ShopperRequests {
  /** Quantity added and not refused, by code. */
  added = new Map<string, number>();
  /** Last requested value, by line id or by subject. */
  last = new Map<string, unknown>();
  /** A change that replaced an earlier one was refused: then the cart before it is expected. */
  isRefused = false;

  add(command: Command, order: Order | undefined): void {
    const line = 'at' in command ? order?.lines[command.at] : undefined;
    if (command.do === 'add') this.count(command.code, command.quantity);
    if (command.do === 'change' && line) this.last.set(line.id, command.quantity);
    if (command.do === 'remove' && line) this.last.set(line.id, 0);
    if (command.do === 'message') this.last.set('message', command.message);
    if (command.do === 'code') this.last.set('code', command.code);
    if (command.do === 'clear') this.last.set('code', null);
  }

  refuse(command: Command): void {
    if (command.do === 'add') this.count(command.code, -command.quantity);
    else this.isRefused = true;
  }

  /** Refused on a page that restored it from the previous one. */
  refuseRestored(change: StoredChange): void {
    if (change.kind === 'add') this.count(change.addition.code, -change.addition.quantity);
    else this.isRefused = true;
  }

  private count(code: string, quantity: number): void {
    const sum = (this.added.get(code) ?? 0) + quantity;
    if (sum === 0) this.added.delete(code);
    else this.added.set(code, sum);
  }
}
