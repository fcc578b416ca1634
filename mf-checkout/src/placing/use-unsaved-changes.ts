import { useCallback, useState } from 'react';
import { useShop } from '@shop/contracts/remote';

type Metadata = Readonly<Record<string, unknown>>;

export interface UnsavedChanges {
  state: 'none' | 'saving' | 'failed';
  /** @returns the metadata of the saved changes; null if one could not be saved */
  save: () => Promise<Metadata | null>;
}

/** Unsaved changes of an order in other teams' fields on the page, such as the gift message. */
export const useUnsavedChanges = (orderId: string): UnsavedChanges => {
  const { events } = useShop();
  const [state, setState] = useState<UnsavedChanges['state']>('none');
  const save = useCallback(async () => {
    const changes: Promise<Metadata | null>[] = [];
    events.emit('checkout:placing', { orderId, waitUntil: (saved) => changes.push(saved) });
    if (changes.length > 0) setState('saving');
    const saved = await Promise.all(changes).catch(() => [null]);
    const isSaved = saved.every((it) => it !== null);
    setState(isSaved ? 'none' : 'failed');
    return isSaved ? (Object.assign({}, ...saved) as Metadata) : null;
  }, [events, orderId]);
  return { state, save };
};
