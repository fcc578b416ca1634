import { useEffect } from 'react';
import { selectSession, useAppSelector } from '@shop/contracts/store';
import { onIdle } from '@shop/contracts/ui';
import { useRestoreOutbox } from '../../components/use-restore-outbox.ts';

/** Restores the outbox of the previous page, on any page: once the visitor is known and the page is idle. */
export const useRestoreWhenIdle = (): void => {
  const { kind, orderId } = useAppSelector(selectSession);
  const restore = useRestoreOutbox();
  useEffect(() => {
    if (kind === 'unknown') return undefined;
    return onIdle(() => void restore());
  }, [kind, orderId, restore]);
};
