import { useId, useRef, useState } from 'react';
import type { CommerceError } from '@shop/contracts/commerce';
import { isFreeOrder, type Order } from '@shop/contracts/commerce/order';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { Notice, RetryNotice } from '@shop/contracts/ui';
import { isHandedOver, type PlacingState } from '../../placing/placing-machine.ts';
import { PlacingNotice } from '../../placing/placing-notice.tsx';
import { useLostMethod } from '../../placing/use-lost-method.ts';
import { LegalNotices } from '../legal/legal-notices.tsx';
import { AgeConfirmation } from '../review/age-confirmation.tsx';
import { AgreementNote } from '../review/agreement-note.tsx';
import { toReview } from '../review/review.ts';
import { useReview } from '../review/use-review.ts';
import css from '../section-form.module.css';
import type { CardPort } from './card/card-port.ts';
import { OptionDetails } from './option-details.tsx';
import { needsNonce, usePaymentOptions, type PaymentOption } from './payment-option.ts';
import { PaymentOptions } from './payment-options.tsx';
import { PlaceButton } from './place-button.tsx';
import { useLeaveSource } from './use-leave-source.ts';
import { usePaymentChoice } from './use-payment-choice.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useFocusOption, useRecover } from './use-recover.ts';

interface NoticesProps {
  state: PlacingState;
  isWorking: boolean;
  /** Whether fields of other teams could not be saved. */
  isUnsaved: boolean;
  choiceError: CommerceError | null;
  onRetryChoice: () => void;
}

const Notices = ({ state, isWorking, isUnsaved, choiceError, onRetryChoice }: NoticesProps) => (
  <>
    <PlacingNotice state={state} />
    {isUnsaved && !isWorking && (
      <Notice tone="danger" live>
        <FormattedMessage id="checkout.placing.unsaved" />
      </Notice>
    )}
    {choiceError && !isWorking && (
      <RetryNotice tone="danger" onRetry={onRetryChoice}>
        <FormattedMessage {...errorTextOf(choiceError)} />
      </RetryNotice>
    )}
  </>
);

/** Payment section (S7): the payment option, and placing the order. */
export const PaymentSection = ({ order }: { order: Order }) => {
  const groupId = useId();
  const card = useRef<CardPort>(null);
  const [isReady, setReady] = useState(false);
  const [missing, setMissing] = useState(false);
  const isFree = isFreeOrder(order);
  const options = usePaymentOptions(order);
  const { seen, changes, see, seeOwn } = useReview(order);
  const { state, isWorking, place, dismiss, age, unsaved } = usePlaceOrder(order, options, card);
  const payment = usePaymentChoice(order, isFree ? [] : options, !isWorking, seeOwn);
  const { chosen, save } = payment;
  const isLacking = useLostMethod(order);
  useLeaveSource(order, isWorking || state.phase === 'placed' || state.phase === 'unknown');
  const focus = useFocusOption(groupId);
  useRecover(dismiss, focus);

  const choose = (option: PaymentOption) => {
    setMissing(false);
    setReady(false);
    dismiss();
    payment.choose(option);
  };
  const refusal = state.phase === 'refused' ? state.refusal : null;
  const accept = () => {
    see(refusal?.kind === 'changed' ? refusal.review : toReview(order));
    dismiss();
  };

  if (!isFree && options.length === 0) {
    return (
      <Notice tone="warning">
        <FormattedMessage id="checkout.payment.none" />
      </Notice>
    );
  }

  const isWaitingForFrame = chosen !== null && needsNonce(chosen) && !isReady;
  const details = (option: PaymentOption) => (
    <OptionDetails
      {...option}
      order={order}
      card={card}
      disabled={isWorking}
      isHandedOver={isHandedOver(state)}
      save={save}
      onSave={payment.setSave}
      onReady={setReady}
      onRemoved={() => {
        payment.choose({ ...option, id: option.method.id, stored: null });
        focus(`[value="${option.method.id}"]`);
      }}
    />
  );
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
          more={details}
        />
      )}
      <Notices
        state={state}
        isWorking={isWorking}
        isUnsaved={unsaved === 'failed'}
        choiceError={payment.error}
        onRetryChoice={() => {
          payment.retry();
          // The notice is unmounted once the choice is saved.
          focus(':checked');
        }}
      />
      <AgeConfirmation {...age} disabled={isWorking} />
      <LegalNotices order={order} />
      <AgreementNote order={order} />
      <PlaceButton
        order={order}
        isFree={isFree}
        busy={
          isWorking || payment.isSaving || unsaved === 'saving' || isLacking || isWaitingForFrame
        }
        changes={refusal?.kind === 'changed' ? refusal.changes : isWorking ? [] : changes}
        onAccept={accept}
        onPlace={() => {
          if (isFree || chosen) return void place(seen, chosen, save);
          setMissing(true);
          focus('');
        }}
      />
    </div>
  );
};
