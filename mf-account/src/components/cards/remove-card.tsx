import type { CommerceError } from '@shop/contracts/commerce';
import { useRemoveStoredPaymentMutation, type StoredPayment } from '@shop/contracts/commerce/order';
import { errorTextOf, FormattedMessage, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { Button, Dialog, Notice } from '@shop/contracts/ui';
import { CardName } from './card-name.tsx';

interface Props {
  /** The card to delete; null closes the dialog. */
  card: StoredPayment | null;
  onClose: () => void;
}

/** Confirms the deletion of a stored card, and reports a failure. */
export const RemoveCard = ({ card, onClose }: Props) => {
  const { events } = useShop();
  const text = useText();
  const [remove, { isLoading, error, reset }] = useRemoveStoredPaymentMutation();
  const failure = error as CommerceError | undefined;
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async ({ id }: StoredPayment) => {
    const answer = await remove(id);
    if (answer.error) return;
    events.emit('toast', { message: text('account.cards.removed') });
    close();
  };
  return (
    <Dialog
      open={card !== null}
      onClose={close}
      title={<FormattedMessage id="account.cards.remove_title" />}
      actions={
        <>
          <Button onClick={close}>
            <FormattedMessage id="account.cards.keep" />
          </Button>
          <Button variant="primary" busy={isLoading} onClick={() => card && void confirm(card)}>
            <FormattedMessage id="account.cards.remove" />
          </Button>
        </>
      }
    >
      <p>{card && <CardName instrument={card.instrument} />}</p>
      {failure && (
        <Notice tone="danger" live>
          <FormattedMessage {...errorTextOf(failure)} />
        </Notice>
      )}
    </Dialog>
  );
};
