import { useState, type ComponentType, type MouseEvent } from 'react';
import { isPlainClick, paths, useGoTo } from '@shop/contracts/routing';

type Drawer = ComponentType<{ onClose: () => void }>;

const loadDrawer = () =>
  import(/* webpackChunkName: "cart-drawer" */ './drawer/cart-drawer.tsx').then(
    (it): Drawer => it.CartDrawer,
  );

/** Prefetches the drawer's code on pointer or focus. A failure shows on the click. */
export const prefetchDrawer = (): void => void loadDrawer().catch(() => undefined);

/**
 * Opens the drawer instead of following the link to the cart page. A click for a new tab is left to the browser, and if
 * the drawer's code fails to load, the link is followed.
 */
export const useDrawer = () => {
  const [Shown, setShown] = useState<Drawer | null>(null);
  const [busy, setBusy] = useState(false);
  const goTo = useGoTo();

  const open = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Safari does not focus a clicked link, and the closing drawer returns the focus to it.
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
