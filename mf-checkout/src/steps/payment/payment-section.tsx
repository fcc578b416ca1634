import { useCallback, useId, useRef, useState } from 'react';
import { FREE_PAYMENT_METHOD, isFreeOrder, type Order } from '@shop/contracts/commerce/order';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { Button, Notice } from '@shop/contracts/ui';
import type { CardPort } from './card/card-port.ts';
import { needsNonce, type PaymentOption } from './payment-option.ts';
import { isBusy, isHandedOver, type PlacingState } from '../../placing/placing-machine.ts';
import { toReview } from '../review/review.ts';
import { AgeConfirmation } from '../review/age-confirmation.tsx';
import { useAgeConfirmation } from '../review/use-age-confirmation.ts';
import { AgreementNote } from '../review/agreement-note.tsx';
import { PlacingNotice } from '../../placing/placing-notice.tsx';
import { ReviewChanges } from '../review/review-changes.tsx';
import { useLostMethod } from '../../placing/use-lost-method.ts';
import { usePaymentInfo } from '../../placing/use-payment-info.ts';
import { usePlacing } from '../../placing/use-placing.ts';
import { useRefusal } from '../../placing/use-refusal.ts';
import { useReview } from '../review/use-review.ts';
import { useUnsavedChanges } from '../../placing/use-unsaved-changes.ts';
import css from '../section-form.module.css';
import { OptionDetails } from './option-details.tsx';
import { PaymentOptions } from './payment-options.tsx';
import { PlaceLabel } from './place-label.tsx';
import { useLeaveSource } from './use-leave-source.ts';
import { usePaymentChoice } from './use-payment-choice.ts';
import { usePaymentOptions } from './use-payment-options.ts';
import { useFocusOption, useRecover } from './use-recover.ts';

/** How the order is paid, and placing it (S7). */
export const PaymentSection = ({ order }: { order: Order }) => {
  const groupId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const card = useRef<CardPort>(null);
  const [isReady, setReady] = useState(false);
  const [missing, setMissing] = useState(false);
  const isFree = isFreeOrder(order);
  const options = usePaymentOptions(order);
  const { seen, changes, see } = useReview(order);
  const payment = usePaymentChoice(order, isFree ? [] : options, see);
  const { chosen } = payment;
  const refuse = useRefusal(order);
  const tellPayment = usePaymentInfo(order, options);
  const onState = useCallback(
    (state: PlacingState) => {
      if (state.phase === 'refused') refuse(state.refusal);
      if (state.phase === 'authorizing') tellPayment(state.agreed, state.instrument);
      else if (state.phase === 'placing' && !state.agreed.tokenizes) tellPayment(state.agreed);
    },
    [refuse, tellPayment],
  );
  const { state, submit, dismiss } = usePlacing(order, card, onState);
  const isWorking = isBusy(state);
  const isLacking = useLostMethod(order);
  const age = useAgeConfirmation(order);
  const unsaved = useUnsavedChanges(order.id);
  useLeaveSource(order, isWorking || state.phase === 'placed' || state.phase === 'unknown');

  const focus = useFocusOption(groupId);
  useRecover(dismiss, focus);

  const choose = (option: PaymentOption) => {
    setMissing(false);
    setReady(false);
    dismiss();
    payment.choose(option);
  };
  const place = async () => {
    if (!isFree && !chosen) return setMissing(true);
    if (!age.check()) return;
    const metadata = await unsaved.save();
    if (!metadata) return;
    submit({
      review: seen,
      payment: chosen?.id ?? FREE_PAYMENT_METHOD,
      tokenizes: chosen !== null && needsNonce(chosen),
      save: payment.save && chosen !== null && needsNonce(chosen),
      ...(age.age !== null && { age: age.age }),
      metadata,
    });
  };
  const refusal = state.phase === 'refused' ? state.refusal : null;
  const pending = refusal?.kind === 'changed' ? refusal.changes : isWorking ? [] : changes;
  const accept = () => {
    if (refusal?.kind === 'changed') see(refusal.review);
    else see(toReview(order));
    dismiss();
    // The button that was pressed is gone: the focus goes on to the one that places the order.
    setTimeout(() => button.current?.focus());
  };

  if (!isFree && options.length === 0) {
    return (
      <Notice tone="warning">
        <FormattedMessage id="checkout.payment.none" />
      </Notice>
    );
  }

  const isWaitingForFrame = chosen !== null && needsNonce(chosen) && !isReady;
  return (
    <div className={css.form}>
      {isFree ? (
        <p>
          <FormattedMessage id="checkout.payment.free" />
        </p>
      ) : (
        <PaymentOptions
          id={groupId}
          options={options}
          chosen={chosen}
          missing={missing}
          disabled={isWorking}
          onChoose={choose}
          more={(option) => (
            <OptionDetails
              {...option}
              order={order}
              card={card}
              disabled={isWorking}
              isHandedOver={isHandedOver(state)}
              save={payment.save}
              onSave={payment.setSave}
              onReady={setReady}
              onRemoved={() => focus(`[value="${option.method.id}"]`)}
            />
          )}
        />
      )}
      <PlacingNotice state={state} />
      {unsaved.state === 'failed' && !isWorking && (
        <Notice tone="danger" live>
          <FormattedMessage id="checkout.placing.unsaved" />
        </Notice>
      )}
      {payment.error && !isWorking && (
        <Notice tone="danger" live>
          <FormattedMessage {...errorTextOf(payment.error)} />
        </Notice>
      )}
      <AgeConfirmation {...age} disabled={isWorking} />
      <AgreementNote />
      {pending.length > 0 ? (
        <ReviewChanges changes={pending} onAccept={accept} />
      ) : (
        <Button
          ref={button}
          variant="primary"
          busy={
            isWorking ||
            payment.isSaving ||
            unsaved.state === 'saving' ||
            isLacking ||
            isWaitingForFrame
          }
          onClick={() => void place()}
        >
          <PlaceLabel isFree={isFree} />
        </Button>
      )}
    </div>
  );
};
