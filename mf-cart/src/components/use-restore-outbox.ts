import { useCallback, useEffect } from 'react';
import { browserStorage, slot } from '@shop/contracts/commerce';
import { useText } from '@shop/contracts/i18n';
import { selectSession, useAppDispatch, useAppSelector } from '@shop/contracts/store';
import { onIdle } from '@shop/contracts/ui';
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

/** Restores the outbox of the previous page, on any page: once the visitor is known and the page is idle. */
export const useRestoreWhenIdle = (): void => {
  const { kind, orderId } = useAppSelector(selectSession);
  const restore = useRestoreOutbox();
  useEffect(() => {
    if (kind === 'unknown') return undefined;
    return onIdle(() => void restore());
  }, [kind, orderId, restore]);
};
