import type { StorageKey } from '@shop/contracts/storage';

/** Form values as typed. Passwords are never among them. */
export type Typed = Readonly<Record<string, string>>;

/** Names of the forms with drafts. */
export type DraftName =
  | 'personal-data'
  | 'email'
  | `${'shipping' | 'billing'} address ${string}`
  | `review of ${'sku' | 'bundle'} ${string}`;

interface Draft {
  /** Owner of the values: hidden from other users of this tab. */
  ownerId: string;
  values: Typed;
}

const KEY: StorageKey<'accountDrafts'> = 'fv.account-drafts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value.ownerId === 'string' &&
  isRecord(value.values) &&
  Object.values(value.values).every((it) => typeof it === 'string');

/** Every draft of the tab; anything unreadable counts as none (E5). */
const readAll = (): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

/** Unsaved input of the customer in a form of the account, for this tab. */
export const readDraft = (name: DraftName, ownerId: string): Typed => {
  const draft = readAll()[name];
  return isDraft(draft) && draft.ownerId === ownerId ? draft.values : {};
};

/** Whether the customer has unsaved input in a form. */
export const hasDraft = (name: DraftName, ownerId: string): boolean =>
  Object.keys(readDraft(name, ownerId)).length > 0;

/** Stores the input, so that a reload or a failure loses nothing; null clears it. */
export const keepDraft = (name: DraftName, draft: Draft | null): void => {
  const { [name]: _, ...others } = readAll();
  const kept = draft ? { ...others, [name]: draft } : others;
  try {
    if (Object.keys(kept).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full: a reload loses the input.
  }
};
