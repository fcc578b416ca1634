import type { Order } from '@shop/contracts/commerce/order';
import type { StoredChange } from '../outbox/storage.ts';
import type { Command } from './cart-tab.ts';

/** What a shopper has asked for, whatever page of the tab it was asked on. */
export class WishList {
  /** Pieces added and not refused, by code. */
  added = new Map<string, number>();
  /** What was asked for last, by line's id or by what it is about. */
  last = new Map<string, unknown>();
  /** Something that replaces what was asked before was refused: what is wanted then is the cart of before. */
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

  /** Refused on a page that took it over from the one before. */
  refuseKept(wish: StoredChange): void {
    if (wish.kind === 'add') this.count(wish.addition.code, -wish.addition.quantity);
    else this.isRefused = true;
  }

  private count(code: string, pieces: number): void {
    const sum = (this.added.get(code) ?? 0) + pieces;
    if (sum === 0) this.added.delete(code);
    else this.added.set(code, sum);
  }
}
