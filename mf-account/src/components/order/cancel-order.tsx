import { type CommerceError } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { errorTextOf, FormattedMessage, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { useCancelOrderMutation } from '@shop/contracts/store-api';
import { Button, Dialog, Notice } from '@shop/contracts/ui';

interface Props {
  order: Order;
  /** Whether the question is open. */
  asking: boolean;
  onAsk: (asking: boolean) => void;
}

/** Gives an order up, after asking: it cannot be had back. What left in the meantime cannot be stopped any more. */
export const CancelOrder = ({ order, asking, onAsk }: Props) => {
  const { events } = useShop();
  const text = useText();
  const [cancel, { isLoading, error, reset }] = useCancelOrderMutation();
  const failure = error as CommerceError | undefined;
  const close = () => {
    onAsk(false);
    reset();
  };
  const confirm = async () => {
    const answer = await cancel({ order: order.id });
    if (answer.error) return;
    onAsk(false);
    events.emit('toast', { message: text('account.cancel.done') });
  };
  return (
    <>
      <Button onClick={() => onAsk(true)}>
        <FormattedMessage id="account.cancel.action" />
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={<FormattedMessage id="account.cancel.title" />}
        actions={
          <>
            <Button onClick={close}>
              <FormattedMessage id="account.cancel.keep" />
            </Button>
            {failure?.code !== 'TOO_LATE' && (
              <Button variant="primary" busy={isLoading} onClick={() => void confirm()}>
                <FormattedMessage id="account.cancel.confirm" />
              </Button>
            )}
          </>
        }
      >
        <p>
          <FormattedMessage id="account.cancel.text" />
        </p>
        {failure && (
          <Notice tone="danger" live>
            {failure.code === 'TOO_LATE' ? (
              <FormattedMessage id="account.cancel.too_late" />
            ) : (
              <FormattedMessage {...errorTextOf(failure)} />
            )}
          </Notice>
        )}
      </Dialog>
    </>
  );
};
