import { useEffect, useRef, useState } from 'react';
import type { CommerceError, Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { keepDraft } from '../checkout-draft.ts';
import { useDraft, useIsWhole } from '../is-whole.ts';
import type { PaymentOption } from './payment-option.ts';
import { chooseMethod } from '../../placing/prepare-order.ts';
import { toReview, type Review } from '../review/review.ts';
import { usePreparingPorts } from '../../placing/use-preparing-ports.ts';

interface PaymentChoice {
  /** Null if none is selected. */
  chosen: PaymentOption | null;
  choose: (option: PaymentOption) => void;
  /** Whether to store the instrument for later purchases. */
  save: boolean;
  setSave: (save: boolean) => void;
  isSaving: boolean;
  /** Error of saving the choice; placing the order saves it again. */
  error: CommerceError | null;
}

/**
 * The selected payment option. It is saved at once, since it may have a fee and the displayed total is the
 * platform's; saving deletes the payment source of the previous option (P4).
 *
 * @param onSaved called with the order of the response
 */
export const usePaymentChoice = (
  order: Order,
  options: readonly PaymentOption[],
  onSaved: (review: Review) => void,
): PaymentChoice => {
  const ports = usePreparingPorts();
  const isWhole = useIsWhole();
  const draft = useDraft(({ payment: { choice, save: kept } = {} }) => ({
    id: typeof choice === 'string' ? choice : null,
    save: kept === true,
  }));
  const [typed, setTyped] = useState<typeof draft | null>(null);
  const { id, save } = typed ?? draft;
  const [saving, setSaving] = useState(0);
  const [error, setError] = useState<CommerceError | null>(null);
  const latest = useRef(0);
  const find = (value: string | null | undefined) =>
    options.find((option) => option.id === value) ?? null;
  const only = options.length === 1 ? (options[0] ?? null) : null;
  const chosen = find(id) ?? find(order.paymentMethod?.id) ?? only;

  const keep = (next: typeof draft) => {
    setTyped(next);
    keepDraft('payment', { save: next.save, ...(next.id !== null && { choice: next.id }) });
  };
  const saveChoice = async (option: PaymentOption): Promise<void> => {
    const mine = ++latest.current;
    setSaving((count) => count + 1);
    const answer: Result<Order> = option.stored
      ? await ports(order).payWithStored(option.id)
      : await chooseMethod(ports(order), option.id)(order);
    setSaving((count) => count - 1);
    if (mine !== latest.current) return;
    setError(answer.ok ? null : answer.error);
    if (answer.ok) onSaved(toReview(answer.value));
  };
  const choose = (option: PaymentOption): void => {
    keep({ id: option.id, save });
    void saveChoice(option);
  };

  // A single option is preselected; saving it adds its fee to the total.
  const isPreset = useRef(false);
  const presets = isWhole && only !== null && order.paymentMethod === null;
  useEffect(() => {
    if (!presets || isPreset.current) return;
    isPreset.current = true;
    void saveChoice(only);
  });

  return {
    chosen,
    choose,
    save,
    setSave: (value) => keep({ id, save: value }),
    isSaving: saving > 0,
    error,
  };
};
