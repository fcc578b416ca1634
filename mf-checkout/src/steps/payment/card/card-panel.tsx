import { lazy, Suspense, useEffect, useState, type RefObject } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { selectSession, useAppSelector } from '@shop/contracts/store';
import { CheckboxField, RetryNotice, Skeleton, VisuallyHidden } from '@shop/contracts/ui';
import { useIsWhole } from '../../is-whole.ts';
import type { CardPort } from './card-port.ts';
import { CardPlace } from './card-place.tsx';
import { useEarlySource } from './use-early-source.ts';

const CardFrame = lazy(async () => ({
  default: (await import(/* webpackChunkName: "card-frame" */ './card-frame.tsx')).CardFrame,
}));

const Waiting = () => (
  <CardPlace busy>
    <VisuallyHidden role="status">
      <FormattedMessage id="ui.loading" />
    </VisuallyHidden>
    <Skeleton lines={4} height="3.5rem" />
  </CardPlace>
);

interface Props {
  order: Order;
  /** Type of the payment source; null until the platform has the choice. */
  sourceType: string | null;
  card: RefObject<CardPort | null>;
  disabled: boolean;
  /** The nonce has been created: the frame must be disabled. */
  isHandedOver: boolean;
  save: boolean;
  onSave: (save: boolean) => void;
  onReady: (isReady: boolean) => void;
}

/** Details of the card option: the payment frame, and for customers whether to store the card. */
export const CardPanel = (props: Props) => {
  const { order, sourceType, card, disabled, isHandedOver, save, onSave, onReady } = props;
  const { clientToken, error, retry } = useEarlySource(order, useIsWhole() ? sourceType : null);
  const isCustomer = useAppSelector(selectSession).kind === 'customer';
  useEffect(() => () => onReady(false), [onReady]);
  // Another tab may delete the source. The form stays with its input: placing creates the source again, and a nonce is
  // not bound to the client token of its form.
  const [lastToken, setLastToken] = useState(clientToken);
  if (clientToken !== null && clientToken !== lastToken) setLastToken(clientToken);
  const formToken = clientToken ?? lastToken;
  if (error && formToken === null) {
    return (
      <RetryNotice tone="danger" onRetry={retry}>
        <FormattedMessage {...errorTextOf(error)} />
      </RetryNotice>
    );
  }
  if (formToken === null) return <Waiting />;
  return (
    <>
      <Suspense fallback={<Waiting />}>
        <CardFrame
          ref={card}
          order={order}
          clientToken={formToken}
          disabled={isHandedOver}
          onReady={onReady}
        />
      </Suspense>
      {isCustomer && (
        <CheckboxField
          label={<FormattedMessage id="checkout.payment.save" />}
          hint={<FormattedMessage id="checkout.payment.save_hint" />}
          checked={save}
          disabled={disabled}
          onChange={({ target }) => onSave(target.checked)}
        />
      )}
    </>
  );
};
