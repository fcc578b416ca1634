import { useEffect } from 'react';
import { selectSession, useAppSelector } from '@shop/contracts/store';
import { onIdle } from '@shop/contracts/ui';
import { useTakeUp } from '../../components/use-restore-outbox.ts';

/** Takes up what the page before left, on whatever page one is: once the visitor is known and the page is idle. */
export const useTakeUpWhenIdle = (): void => {
  const { kind, orderId } = useAppSelector(selectSession);
  const takeUp = useTakeUp();
  useEffect(() => {
    if (kind === 'unknown') return undefined;
    return onIdle(() => void takeUp());
  }, [kind, orderId, takeUp]);
};
