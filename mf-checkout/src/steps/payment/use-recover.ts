import { useCallback, useEffect } from 'react';
import { useShop } from '@shop/contracts/remote';

type FocusOption = (which: string) => void;

/** Focuses a payment option: the first radio button that matches a selector. */
export const useFocusOption = (groupId: string): FocusOption =>
  useCallback(
    (which) =>
      document
        .getElementById(groupId)
        ?.querySelector<HTMLElement>(`input[type=radio]${which}`)
        ?.focus(),
    [groupId],
  );

/** Handles the shopper's choice in the modal of a refused payment (T12). */
export const useRecover = (dismiss: () => void, focus: FocusOption): void => {
  const { events } = useShop();
  useEffect(
    () =>
      events.on('payment:recover', ({ by }) => {
        dismiss();
        // The closing modal restores the focus; move it afterwards.
        if (by === 'other-method') setTimeout(() => focus(':not(:checked)'));
      }),
    [events, dismiss, focus],
  );
};
