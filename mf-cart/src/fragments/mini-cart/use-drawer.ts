import { useState, type ComponentType, type MouseEvent } from 'react';
import { isPlainClick, paths, useGoTo } from '@shop/contracts/routing';

type Drawer = ComponentType<{ onClose: () => void }>;

const loadDrawer = () =>
  import(/* webpackChunkName: "cart-drawer" */ './drawer/cart-drawer.tsx').then(
    (it): Drawer => it.CartDrawer,
  );

/** Fetches the drawer's code before it is needed: on pointer or focus. A failure shows on the click. */
export const prepareDrawer = (): void => void loadDrawer().catch(() => undefined);

/**
 * Opens the cart's drawer instead of following a link to the cart's page. A click that asks for a tab of its own is
 * left to the browser, and where the drawer's code cannot be had the link is followed after all.
 */
export const useDrawer = () => {
  const [Shown, setShown] = useState<Drawer | null>(null);
  const [busy, setBusy] = useState(false);
  const goTo = useGoTo();

  const open = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Not every browser gives a clicked link the focus, which the drawer gives back when it closes.
    event.currentTarget.focus();
    if (busy) return;
    setBusy(true);
    const drawer = await loadDrawer().catch(() => null);
    setBusy(false);
    if (drawer) setShown(() => drawer);
    else goTo(paths.cart());
  };
  return { Shown, busy, open, close: () => setShown(null) };
};
