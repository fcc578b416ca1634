import type { ModalProps, ShopEvents } from '@shop/contracts/events';
import { useShop } from '@shop/contracts/remote';
import { Button, Dialog } from '@shop/contracts/ui';

type Props = ModalProps['payment-error'] & { onClose: () => void };

/** Shows why a payment was refused, and offers a retry or another payment option (S15, T12). */
export const PaymentErrorDialog = (props: Props) => {
  const { title, message, note, retry, otherMethod, onClose } = props;
  const { events } = useShop();
  const recover = (by: ShopEvents['payment:recover']['by']) => () => {
    onClose();
    events.emit('payment:recover', { by });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          {otherMethod !== null && <Button onClick={recover('other-method')}>{otherMethod}</Button>}
          <Button variant="primary" onClick={recover('retry')}>
            {retry}
          </Button>
        </>
      }
    >
      <p>{message}</p>
      {note !== undefined && <p>{note}</p>}
    </Dialog>
  );
};
