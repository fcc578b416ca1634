import { useCallback, useRef, useState, type RefObject } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { requiredAge } from './required-age.ts';
import { keepDraft, readDraft } from '../checkout-draft.ts';

export interface AgeConfirmation {
  /** Age to be confirmed, in years; null where none is. */
  age: number | null;
  confirmed: boolean;
  /** Whether the shopper went on without it. */
  missing: boolean;
  confirm: (confirmed: boolean) => void;
  box: RefObject<HTMLInputElement | null>;
  /** Whether the order may be placed as far as age goes; else says what is missing, and puts the focus there. */
  check: () => boolean;
}

const keptAge = (): number => Number(readDraft().age?.years ?? 0);

/** The confirmation of age an order asks for. It outlives a reload: who is old enough once stays so. */
export const useAgeConfirmation = (order: Order): AgeConfirmation => {
  const context = useAppSelector(selectMarketContext);
  const age = requiredAge(order, context);
  const [confirmedAge, setConfirmedAge] = useState(keptAge);
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const confirmed = age !== null && confirmedAge >= age;

  const confirm = (isConfirmed: boolean) => {
    const years = isConfirmed && age !== null ? age : 0;
    setConfirmedAge(years);
    setMissing(false);
    keepDraft('age', years > 0 ? { years: String(years) } : undefined);
  };
  const check = useCallback(() => {
    if (age === null || confirmed) return true;
    setMissing(true);
    box.current?.focus();
    return false;
  }, [age, confirmed]);

  return { age, confirmed, missing, confirm, box, check };
};
