import { createPortal } from 'react-dom';
import { useText } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { selectOrderId, useAppSelector } from '@shop/contracts/store';
import { Button, ButtonLink, Dialog, useBackCloses } from '@shop/contracts/ui';
import { useCart, type CartScreen } from '../../../components/use-cart.ts';
import { DrawerContent } from './drawer-content.tsx';
import { CheckoutLink } from '../../../components/checkout/checkout-link.tsx';
import css from './drawer.module.css';

interface ActionProps {
  screen: CartScreen;
  /** The shopper opens another page: closes the drawer. */
  onLeave: () => void;
}

/** Links of the drawer. They replace the drawer's own history entry. */
const DrawerActions = ({ screen, onLeave }: ActionProps) => {
  const text = useText();
  if (screen.status === 'empty') {
    return <Button onClick={onLeave}>{text('cart.continue')}</Button>;
  }
  return (
    <div className={css.actions}>
      <ButtonLink to={paths.cart()} replace onClick={onLeave}>
        {text('cart.mini.toCart')}
      </ButtonLink>
      {screen.status === 'filled' && <CheckoutLink replace onLeave={onLeave} />}
    </div>
  );
};

/**
 * The cart at the side of the current page: lines, totals, and the links to cart and checkout. Rendered at the end of
 * the document: inside the header, the dialog's own header and footer would be landmarks within a landmark.
 */
export const CartDrawer = ({ onClose }: { onClose: () => void }) => {
  const text = useText();
  const orderId = useAppSelector(selectOrderId);
  const { screen, retry } = useCart();
  useBackCloses(onClose);
  return createPortal(
    <Dialog
      open
      placement="end"
      onClose={onClose}
      title={text('cart.title')}
      actions={<DrawerActions screen={screen} onLeave={onClose} />}
    >
      <DrawerContent orderId={orderId} screen={screen} onRetry={retry} onLeave={onClose} />
    </Dialog>,
    document.body,
  );
};
