import { useCallback, useEffect } from 'react';
import { useShop } from '@shop/contracts/remote';

type FocusOption = (which: string) => void;

/** Gives the focus to a way to pay: to the first whose radio button fits a selector. */
export const useFocusOption = (groupId: string): FocusOption =>
  useCallback(
    (which) =>
      document
        .getElementById(groupId)
        ?.querySelector<HTMLElement>(`input[type=radio]${which}`)
        ?.focus(),
    [groupId],
  );

/** Follows what the shopper chose in the modal of a refused payment (T12). */
export const useRecover = (dismiss: () => void, focus: FocusOption): void => {
  const { events } = useShop();
  useEffect(
    () =>
      events.on('payment:recover', ({ by }) => {
        dismiss();
        // The modal gives the focus back to where it was; only then can it go on.
        if (by === 'other-method') setTimeout(() => focus(':not(:checked)'));
      }),
    [events, dismiss, focus],
  );
};
