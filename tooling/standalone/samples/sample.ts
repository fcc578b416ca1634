import type { ShopPath } from '@shop/contracts/routing';
import type { Desk } from './desk.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Data of a sample: plain, stored with the history entry so that a reload does not create it again. */
export interface Made {
  /** The open order of the visitor. */
  orderId?: string;
  /** Who is logged in. */
  customer?: Credentials;
  /** Ids that the screens of the sample name by `:word`. */
  ids?: Readonly<Record<string, string>>;
}

/** Screens that have the same visitor behind them, and how that visitor comes about. */
export interface Sample {
  /** In the address (`?sample=…`). */
  id: string;
  /** Key of its name in the messages that the remote passes; by default `standalone.sample.<id>` of this page. */
  name?: string;
  /** Addresses below the market prefix; a `:word` is one of the ids that making it gives. */
  screens: readonly ShopPath[];
  /** Creates the screens' data on the platform; omitted if they need none. */
  make?: (desk: Desk) => Promise<Made>;
}

/** The address of a screen with the ids of its sample filled in. */
export const withIds = (screen: string, { ids = {} }: Made): ShopPath =>
  screen.replace(/:(\w+)/g, (word, name: string) => ids[name] ?? word) as ShopPath;
