import { useCallback, type RefObject } from 'react';
import { FREE_PAYMENT_METHOD, type Order } from '@shop/contracts/commerce/order';
import { isBusy, type PlacingState } from '../../placing/placing-machine.ts';
import { usePaymentInfo } from '../../placing/use-payment-info.ts';
import { usePlacing } from '../../placing/use-placing.ts';
import { useRefusal } from '../../placing/use-refusal.ts';
import { useUnsavedChanges } from '../../placing/use-unsaved-changes.ts';
import { useAgeConfirmation } from '../review/age-confirmation.tsx';
import type { Review } from '../review/review.ts';
import type { CardPort } from './card/card-port.ts';
import { needsNonce, type PaymentOption } from './payment-option.ts';

/**
 * Places the order: checks the age confirmation, saves fields of other teams, then drives the placing machine. Handles
 * refusals and reports `add_payment_info`.
 *
 * @param options all payment options of the order
 * @param card port of the payment frame; null while it is not mounted
 */
export const usePlaceOrder = (
  order: Order,
  options: readonly PaymentOption[],
  card: RefObject<CardPort | null>,
) => {
  const refuse = useRefusal(order);
  const reportPayment = usePaymentInfo(order, options);
  const onState = useCallback(
    (state: PlacingState) => {
      if (state.phase === 'refused') refuse(state.refusal);
      if (state.phase === 'authorizing') reportPayment(state.agreed, state.instrument);
      else if (state.phase === 'placing' && !state.agreed.tokenizes) reportPayment(state.agreed);
    },
    [refuse, reportPayment],
  );
  const { state, submit, dismiss } = usePlacing(order, card, onState);
  const age = useAgeConfirmation(order);
  const unsaved = useUnsavedChanges(order.id);

  /** @param option null for a free order */
  const place = async (review: Review, option: PaymentOption | null, save: boolean) => {
    if (!age.check()) return;
    const metadata = await unsaved.save();
    if (!metadata) return;
    const tokenizes = option !== null && needsNonce(option);
    submit({
      review,
      payment: option?.id ?? FREE_PAYMENT_METHOD,
      tokenizes,
      save: save && tokenizes,
      ...(age.age !== null && { age: age.age }),
      metadata,
    });
  };
  return { state, isWorking: isBusy(state), place, dismiss, age, unsaved: unsaved.state };
};
