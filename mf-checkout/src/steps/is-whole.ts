import { createContext, use, useState } from 'react';
import { readDraft, type CheckoutDraft } from './checkout-draft.ts';

/**
 * Whether the displayed order is the platform's. False for the order of the document, which lacks all personal data and
 * must not be written by.
 */
export const IsWhole = createContext(true);

export const useIsWhole = (): boolean => use(IsWhole);

/**
 * A value of the tab's draft, read once. The server has no draft, and the first render in the browser must match its
 * markup: until the order is whole, the draft counts as empty.
 */
export const useDraft = <T>(valueOf: (draft: CheckoutDraft) => T): T => {
  const isWhole = useIsWhole();
  const read = () => ({ isWhole, value: valueOf(isWhole ? readDraft() : {}) });
  const [current, setCurrent] = useState(read);
  if (current.isWhole === isWhole) return current.value;
  const next = read();
  setCurrent(next);
  return next.value;
};
