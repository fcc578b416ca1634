import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { EventBus } from '../events/create-event-bus.ts';
import type { ShopConfig } from '../store/config.ts';
import type { Session } from '../store/session.ts';
import type { FragmentName, FragmentProps, FragmentRef, RemoteName } from './fragments.ts';
import type { Loadable } from './loadable.ts';
import type { SlotName } from './slots/slot-props.ts';

/** How a page reaches the remotes; implemented by the shell and by each remote's standalone page. */
export interface Remotes {
  /** The fragment with its messages around it, one loadable for all renders; starts loading on first sight. */
  fragment: <N extends RemoteName, F extends FragmentName<N>>(
    of: N,
    name: F,
  ) => Loadable<ComponentType<FragmentProps[N][F]>>;
  /** Forgets a failed load, so that the next {@link Remotes.fragment} tries again. */
  retry: (of: RemoteName) => void;
  /** The fragments that fill a slot, in their order. None if left out, as on standalone pages. */
  fills?: (slot: SlotName) => readonly FragmentRef[];
}

/** Services of the page that are not state. */
export interface Shop {
  config: ShopConfig;
  events: EventBus;
  session: Session;
  remotes: Remotes;
}

const ShopContext = createContext<Shop | null>(null);

export const ShopProvider = ({ shop, children }: { shop: Shop; children: ReactNode }) => (
  <ShopContext value={shop}>{children}</ShopContext>
);

/** The page's services. Throws outside a {@link ShopProvider}: that is a bug. */
export const useShop = (): Shop => {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopProvider around it');
  return shop;
};
