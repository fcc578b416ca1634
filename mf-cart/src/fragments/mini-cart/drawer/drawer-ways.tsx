import { useText } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { Button, ButtonLink } from '@shop/contracts/ui';
import { CheckoutLink } from '../../../components/checkout/checkout-link.tsx';
import type { CartScreen } from '../../../components/use-cart.ts';
import css from './drawer.module.css';

interface Props {
  screen: CartScreen;
  /** One goes to another page: the drawer has nothing to stand beside any more. */
  onLeave: () => void;
}

/** The ways on from the drawer. A link takes the place of the drawer's own entry in the history. */
export const DrawerWays = ({ screen, onLeave }: Props) => {
  const text = useText();
  if (screen.status === 'empty') {
    return <Button onClick={onLeave}>{text('cart.continue')}</Button>;
  }
  return (
    <div className={css.ways}>
      <ButtonLink to={paths.cart()} replace onClick={onLeave}>
        {text('cart.mini.toCart')}
      </ButtonLink>
      {screen.status === 'filled' && <CheckoutLink replace onLeave={onLeave} />}
    </div>
  );
};
