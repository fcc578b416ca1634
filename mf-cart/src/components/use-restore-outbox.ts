import { useCallback } from 'react';
import { browserStorage, slot } from '@shop/contracts/commerce';
import { useText } from '@shop/contracts/i18n';
import { useAppDispatch } from '@shop/contracts/store';
import { loadWrites } from '../commands/load-commands.ts';

const isThere = (value: unknown): value is object => value !== null;

/**
 * The way to want again what the page before left unconfirmed; to be gone before anything else is wanted on this one.
 * Where nothing was left no code is fetched.
 */
export const useTakeUp = (): (() => Promise<unknown> | null) => {
  const dispatch = useAppDispatch();
  const text = useText();
  return useCallback(
    () =>
      slot(browserStorage().session, 'fv.wishes', isThere).read() &&
      loadWrites().then(
        ({ takeUp }) => dispatch(takeUp(text)),
        // Without its code it waits for the next page.
        () => undefined,
      ),
    [dispatch, text],
  );
};
