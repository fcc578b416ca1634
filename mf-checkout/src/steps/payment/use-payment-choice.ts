import { useEffect, useRef, useState } from 'react';
import type { CommerceError, Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { useStore, type AppStore } from '@shop/contracts/store';
import { keepDraft } from '../checkout-draft.ts';
import { useDraft, useIsWhole } from '../is-whole.ts';
import type { PaymentOption } from './payment-option.ts';
import { chooseMethod, noteStoredSource } from '../../placing/prepare-order.ts';
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
  /** Saves the choice again. */
  retry: () => void;
}

/**
 * The selected payment option. It is saved at once, since it may have a fee and the displayed total is the
 * platform's; saving deletes the payment source of the previous option (P4).
 *
 * @param isIdle whether the order is not being placed, which saves the choice itself
 * @param onSaved called with the order of the response
 */
export const usePaymentChoice = (
  order: Order,
  options: readonly PaymentOption[],
  isIdle: boolean,
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
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const resaved = useRef<string | null>(null);
  const store = useStore() as AppStore;
  const find = (value: string | null | undefined) =>
    options.find((option) => option.id === value) ?? null;
  const only = options.length === 1 ? (options[0] ?? null) : null;
  const chosen = find(id) ?? find(order.paymentMethod?.id) ?? only;

  const keep = (next: typeof draft) => {
    setTyped(next);
    keepDraft('payment', { save: next.save, ...(next.id !== null && { choice: next.id }) });
  };
  /** Newer than the rendered one right after a save. */
  const currentOrder = () =>
    orderApi.endpoints.order.select(order.id)(store.getState()).data ?? order;
  const saveChoice = async (option: PaymentOption, onSuccess = onSaved): Promise<void> => {
    const mine = ++latest.current;
    setSaving((count) => count + 1);
    const saved = queue.current.then(async (): Promise<Result<Order> | null> => {
      // A later choice replaced this one before its turn.
      if (mine !== latest.current) return null;
      const current = currentOrder();
      return option.stored
        ? ports(current).payWithStored(option.id)
        : chooseMethod(ports(current), option.id)(current);
    });
    queue.current = saved;
    const answer = await saved;
    setSaving((count) => count - 1);
    if (!answer || mine !== latest.current) return;
    setError(answer.ok ? null : answer.error);
    if (answer.ok) onSuccess(toReview(answer.value));
  };
  const choose = (option: PaymentOption): void => {
    resaved.current = null;
    // Selected before a reload.
    if (chosen?.stored && !option.stored) noteStoredSource(order);
    keep({ id: option.id, save });
    void saveChoice(option);
  };

  // The order may lack the displayed option: preselected, cleared by a gift card, or replaced in another tab. Saves it
  // once per difference, or two tabs would overwrite each other's choice forever.
  useEffect(() => {
    if (!chosen) resaved.current = null;
    if (!chosen || chosen.stored || !isWhole || !isIdle || saving > 0 || error) return;
    const { editable, paymentMethod } = currentOrder();
    const difference = `${chosen.id} ${paymentMethod?.id}`;
    if (!editable || paymentMethod?.id === chosen.id || resaved.current === difference) return;
    resaved.current = difference;
    void saveChoice(chosen, () => undefined);
  });
  const isSaved = chosen !== null && !chosen.stored && chosen.id === order.paymentMethod?.id;

  return {
    chosen,
    choose,
    save,
    setSave: (value) => keep({ id, save: value }),
    isSaving: saving > 0,
    error: isSaved ? null : error,
    retry: () => void (chosen && saveChoice(chosen)),
  };
};
