import { useText } from '@shop/contracts/i18n';
import { Link, paths } from '@shop/contracts/routing';
import { Icon } from '@shop/contracts/ui';
import { useCartCount } from '../components/use-cart-count.ts';
import css from './mini-cart.module.css';

/** Cart link of the header with its count. Without one it takes the same room, so nothing shifts. */
export default function MiniCart() {
  const text = useText();
  const count = useCartCount();
  return (
    <Link to={paths.cart()} className={css.link} aria-label={text('cart.mini.label', { count })}>
      <Icon name="cart" />
      <span className={css.count} aria-hidden="true">
        {count > 0 && <span className={css.number}>{count > 99 ? '99+' : count}</span>}
      </span>
    </Link>
  );
}
