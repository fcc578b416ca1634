import { selectSession, useAppSelector } from '@shop/contracts/store';
import { onWishes, readWishes, type Wish } from '@shop/contracts/wish-list';
import { useSyncExternalStore } from 'react';

const NONE: readonly Wish[] = [];
const none = () => NONE;

/** The visitor's wishes as this browser knows them, newest first; none of another customer's. */
export const useWishes = (): readonly Wish[] => {
  const { ownerId } = useAppSelector(selectSession);
  return useSyncExternalStore(
    onWishes,
    () => {
      const { owner, wishes } = readWishes();
      return owner === null || owner === ownerId ? wishes : NONE;
    },
    none,
  );
};
