import { useText } from '@shop/contracts/i18n';
import { Link, paths, useLocation } from '@shop/contracts/routing';
import { Icon } from '@shop/contracts/ui';
import { CountSpoken } from './count-spoken.tsx';
import { useCartCount } from './use-cart-count.ts';
import { prepareDrawer, useDrawer } from './use-drawer.ts';
import { useQuickAdd } from './use-quick-add.ts';
import { useShoppingPlace } from '../../components/use-shopping-place.ts';
import { useTakeUpWhenIdle } from './use-take-up-when-idle.ts';
import css from './mini-cart.module.css';

/** Pages on which the cart itself, or its bill, is in sight: there the link is a link. */
const SHOWS_CART = /\/(?:cart|checkout(?:\/.*)?)$/u;

/**
 * Cart link of the header with its count, which opens the cart's drawer, empty or not. Without a count it takes the
 * same room, so nothing shifts.
 */
export default function MiniCart() {
  const text = useText();
  const { count, pending } = useCartCount();
  const { pathname } = useLocation();
  const { Shown, busy, open, close } = useDrawer();
  const dialog = useQuickAdd();
  useShoppingPlace();
  useTakeUpWhenIdle();
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
          onPointerEnter: prepareDrawer,
          onFocus: prepareDrawer,
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
      <CountSpoken count={count} label={label} isTold={pending} />
      {Shown && <Shown onClose={close} />}
      {dialog}
    </>
  );
}
