import { createPortal } from 'react-dom';
import { useText } from '@shop/contracts/i18n';
import { selectOrderId, useAppSelector } from '@shop/contracts/store';
import { Dialog, useBackCloses } from '@shop/contracts/ui';
import { useCart } from '../../../components/use-cart.ts';
import { DrawerContent } from './drawer-content.tsx';
import { DrawerWays } from './drawer-ways.tsx';

/**
 * The cart at the side of the page one is on: what is in it, what it comes to, and the two ways on. It stands at the
 * end of the document: its link is in the header, where a dialog's own head and foot would be landmarks in a landmark.
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
      actions={<DrawerWays screen={screen} onLeave={onClose} />}
    >
      <DrawerContent orderId={orderId} screen={screen} onRetry={retry} onLeave={onClose} />
    </Dialog>,
    document.body,
  );
};
