import { useCallback } from 'react';
import { browserStorage, slot } from '@shop/contracts/commerce';
import { useText } from '@shop/contracts/i18n';
import { useAppDispatch } from '@shop/contracts/store';
import { loadCommands } from '../commands/load-commands.ts';

const exists = (value: unknown): value is object => value !== null;

/**
 * Returns the function that restores the outbox of the previous page; call it before the first change on this one.
 * Without a stored outbox no code is fetched.
 */
export const useRestoreOutbox = (): (() => Promise<unknown> | null) => {
  const dispatch = useAppDispatch();
  const text = useText();
  return useCallback(
    () =>
      slot(browserStorage().session, 'fv.wishes', exists).read() &&
      loadCommands().then(
        ({ restoreOutbox }) => dispatch(restoreOutbox(text)),
        // Without its code the outbox waits for the next page.
        () => undefined,
      ),
    [dispatch, text],
  );
};
