import { useEffect, useState } from 'react';
import type { EventBus, ToastRequest } from '@shop/contracts/events';
import { ToastRegion } from '@shop/contracts/ui';

type OpenToast = ToastRequest & { id: number };

/** Numbers the toasts of a page view. */
let count = 0;

/** Shows what the remote announces, as the shell does (S16). */
export const StandaloneToasts = ({ events }: { events: EventBus }) => {
  const [toasts, setToasts] = useState<readonly OpenToast[]>([]);
  useEffect(() => {
    const show = (toast: ToastRequest): void => {
      count += 1;
      const id = count;
      setToasts((before) => [
        ...before.filter(({ key }) => key === undefined || key !== toast.key),
        ...(toast.message ? [{ ...toast, id }] : []),
      ]);
    };
    events.on('toast', show);
    return () => events.off('toast', show);
  }, [events]);
  return (
    <ToastRegion
      toasts={toasts.map(({ key: _, ...toast }) => toast)}
      onClose={(id) => setToasts((before) => before.filter((it) => it.id !== id))}
    />
  );
};
