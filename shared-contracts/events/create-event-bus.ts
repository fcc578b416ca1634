import mitt, { type Emitter } from 'mitt';
import type { ShopEvents } from './types.ts';

export type EventBus = Emitter<ShopEvents>;

/** One bus per page: the shell makes it and hands it to everyone through {@link RegisterContext} and `useShop`. */
export const createEventBus = (): EventBus => mitt<ShopEvents>();
