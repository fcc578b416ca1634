import { useMemo } from 'react';
import { selectToasts, useAppDispatch, useAppSelector } from '@shop/contracts/store';
import { ToastRegion } from '@shop/contracts/ui';
import { toastActions } from '../model/connect-events.ts';
import { uiSlice } from '../model/ui-slice.ts';

/** Shows what the teams announce on the event bus (S16). */
export const ToastHost = () => {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const items = useMemo(
    () =>
      toasts.map(({ actionLabel: _, undoLabel: __, ...toast }) => ({
        ...toast,
        ...toastActions.get(toast.id),
      })),
    [toasts],
  );
  const close = (id: number | string) => {
    toastActions.delete(Number(id));
    dispatch(uiSlice.actions.toastClosed(Number(id)));
  };
  return <ToastRegion toasts={items} onClose={close} />;
};
