import type { CommerceError } from '@shop/contracts/commerce';
import { useRemoveStoredPaymentMutation, type StoredPayment } from '@shop/contracts/commerce/order';
import { errorTextOf, FormattedMessage, useText } from '@shop/contracts/i18n';
import { Button, Notice } from '@shop/contracts/ui';

/** "Visa •• 1881", or the brand alone. */
export const InstrumentName = ({ instrument: { brand, lastDigits } }: StoredPayment) => (
  <FormattedMessage
    id={lastDigits ? 'checkout.payment.stored' : 'checkout.payment.stored_plain'}
    values={{ brand, digits: lastDigits }}
  />
);

interface Props {
  stored: StoredPayment;
  disabled: boolean;
  onRemoved: () => void;
}

/** Button to remove the selected stored payment. */
export const RemoveStored = ({ stored, disabled, onRemoved }: Props) => {
  const text = useText();
  const [remove, { isLoading, error }] = useRemoveStoredPaymentMutation();
  const failure = error as CommerceError | undefined;
  const { brand, lastDigits } = stored.instrument;
  return (
    <>
      {failure && (
        <Notice tone="danger" live>
          <FormattedMessage {...errorTextOf(failure)} />
        </Notice>
      )}
      <Button
        variant="quiet"
        busy={isLoading || disabled}
        aria-label={text('checkout.payment.stored_remove', {
          name: `${brand} ${lastDigits}`.trim(),
        })}
        onClick={() => void remove(stored.id).then((answer) => !answer.error && onRemoved())}
      >
        <FormattedMessage id="checkout.payment.remove" />
      </Button>
    </>
  );
};
