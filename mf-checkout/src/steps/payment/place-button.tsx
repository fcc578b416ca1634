import { useCallback, useRef } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { dutiesOf } from '@shop/contracts/market';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Button } from '@shop/contracts/ui';
import { destinationOf } from '../review/age-confirmation.tsx';
import type { Change } from '../review/diff-reviews.ts';
import { ReviewChanges } from '../review/review-changes.tsx';

type LabelProps = Pick<Props, 'isFree' | 'order'>;

/** Label of the button: names the payment if the law of the destination requires it and there is an amount to pay. */
const PlaceLabel = ({ isFree, order }: LabelProps) => {
  const { country } = useAppSelector(selectMarketContext);
  const pays = !isFree && dutiesOf(destinationOf(order, country)).paymentButton;
  return (
    <FormattedMessage id={pays ? 'checkout.payment.place_and_pay' : 'checkout.payment.place'} />
  );
};

interface Props {
  order: Order;
  isFree: boolean;
  busy: boolean;
  /** Changes of the order that the shopper must confirm first. */
  changes: readonly Change[];
  onAccept: () => void;
  onPlace: () => void;
}

/** The button that places the order. Unconfirmed changes of the order replace it. */
export const PlaceButton = ({ order, isFree, busy, changes, onAccept, onPlace }: Props) => {
  const hadFocus = useRef(false);
  /** For both buttons: one that replaces the focused one gets its focus. */
  const keepFocus = useCallback((button: HTMLButtonElement | null) => {
    if (hadFocus.current) button?.focus();
    return () => {
      hadFocus.current = document.activeElement === button;
    };
  }, []);
  return changes.length > 0 ? (
    <ReviewChanges ref={keepFocus} changes={changes} onAccept={onAccept} />
  ) : (
    <Button ref={keepFocus} variant="primary" busy={busy} onClick={onPlace}>
      <PlaceLabel isFree={isFree} order={order} />
    </Button>
  );
};
