import { createContext, use, useLayoutEffect, useState } from 'react';
import { draftChanges, readDraft, type CheckoutDraft } from './checkout-draft.ts';

/**
 * Whether the displayed order is the platform's. False for the order of the document, which lacks all personal data and
 * must not be written by.
 */
export const IsWhole = createContext(true);

export const useIsWhole = (): boolean => use(IsWhole);

// The server has no layout to wait for.
const useMountEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

/**
 * A value of the tab's draft, read once. The server has no draft, and the first render in the browser must match its
 * markup: until the order is whole, the draft counts as empty. A page is rendered while the one before it still takes
 * input, so the draft is read again if it has changed when the page is displayed.
 */
export const useDraft = <T>(valueOf: (draft: CheckoutDraft) => T): T => {
  const isWhole = useIsWhole();
  const read = () => ({
    isWhole,
    changes: draftChanges(),
    value: valueOf(isWhole ? readDraft() : {}),
  });
  const [current, setCurrent] = useState(read);
  // Later changes are the form's own.
  useMountEffect(() => {
    if (current.changes !== draftChanges()) setCurrent(read());
  }, []);
  if (current.isWhole === isWhole) return current.value;
  const next = read();
  setCurrent(next);
  return next.value;
};
