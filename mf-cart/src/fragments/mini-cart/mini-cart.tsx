import { useState } from 'react';
import { useText } from '@shop/contracts/i18n';
import { Link, paths, useLocation } from '@shop/contracts/routing';
import { Icon, VisuallyHidden } from '@shop/contracts/ui';
import { useCartCount } from './use-cart-count.ts';
import { prefetchDrawer, useDrawer } from './use-drawer.ts';
import { useQuickAdd } from './use-quick-add.ts';
import { useRememberCatalogPath } from '../../components/last-catalog-path.ts';
import { useRestoreWhenIdle } from '../../components/use-restore-outbox.ts';
import css from './mini-cart.module.css';

interface CountProps {
  count: number;
  /** The count as a sentence. */
  label: string;
  /** A toast announces the change. */
  isAnnounced: boolean;
}

/** Announces a count that changed while the page was open; the initial one is not announced. */
const CountAnnouncement = ({ count, label, isAnnounced }: CountProps) => {
  const [last, setLast] = useState(count);
  const [hasChanged, setHasChanged] = useState(false);
  if (count !== last) {
    setLast(count);
    // The step from an unknown count to the order's is not a change.
    setHasChanged(!isAnnounced && last > 0);
  }
  return <VisuallyHidden role="status">{hasChanged ? label : null}</VisuallyHidden>;
};

/** Pages that show the cart or its summary: there the link stays a link. */
const SHOWS_CART = /\/(?:cart|checkout(?:\/.*)?)$/u;

/**
 * Cart link of the header with its count; opens the drawer, also if the cart is empty. Without a count it keeps its
 * size, so nothing shifts.
 */
export default function MiniCart() {
  const text = useText();
  const { count, pending } = useCartCount();
  const { pathname } = useLocation();
  const { Shown, busy, open, close } = useDrawer();
  const dialog = useQuickAdd();
  useRememberCatalogPath();
  useRestoreWhenIdle();
  const opens = !SHOWS_CART.test(pathname);
  const label = text('cart.mini.label', { count });
  return (
    <>
      <Link
        to={paths.cart()}
        className={css.link}
        aria-label={label}
        aria-haspopup={opens ? 'dialog' : undefined}
        aria-busy={busy || undefined}
        {...(opens && {
          onClick: (event) => void open(event),
          onPointerEnter: prefetchDrawer,
          onFocus: prefetchDrawer,
        })}
      >
        <Icon name="cart" />
        <span className={css.count} aria-hidden="true">
          {count > 0 && (
            <span className={css.number} data-pending={pending || undefined}>
              {count > 99 ? '99+' : count}
            </span>
          )}
        </span>
      </Link>
      <CountAnnouncement count={count} label={label} isAnnounced={pending} />
      {Shown && <Shown onClose={close} />}
      {dialog}
    </>
  );
}
