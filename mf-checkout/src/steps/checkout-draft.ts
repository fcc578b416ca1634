import type { StorageKey } from '@shop/contracts/storage';

/** Form values as typed: texts and ticks. */
type Typed = Readonly<Record<string, string | boolean | undefined>>;

/** Input not yet saved on the order, so that a reload or a failure loses nothing (T3). */
export interface CheckoutDraft {
  account?: Typed;
  address?: Typed;
  /** Method by shipment. The order has it too, but the platform may remove it. */
  shipping?: Typed;
  /** Selected payment option and whether to store it; never payment data. */
  payment?: Typed;
  /** The age the shopper confirmed, in years. */
  age?: Typed;
}

const KEY: StorageKey<'checkoutDraft'> = 'checkout.draft';

/** Holds the draft where the browser refuses storage. */
let memory: string | null = null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTyped = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((it) => ['string', 'boolean'].includes(typeof it));

const isDraft = (value: unknown): value is CheckoutDraft =>
  isRecord(value) &&
  [value.account, value.address, value.shipping, value.payment, value.age].every(
    (it) => it === undefined || isTyped(it),
  );

/** The tab's draft; anything unreadable counts as none (E5). */
export const readDraft = (): CheckoutDraft => {
  let text = memory;
  try {
    text = sessionStorage.getItem(KEY);
  } catch {
    // Blocked storage: the memory copy stands.
  }
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : {};
  } catch {
    return {};
  }
};

let changes = 0;

/** Number of changes of the draft since the page was loaded. */
export const draftChanges = (): number => changes;

const write = (text: string | null): void => {
  changes++;
  memory = text;
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // Stored in memory only.
  }
};

/** Keeps what one section holds; `undefined` forgets it, because the platform has it now. */
export const keepDraft = (section: keyof CheckoutDraft, values: Typed | undefined): void =>
  write(JSON.stringify({ ...readDraft(), [section]: values }));

/** Forgets everything typed: the order is placed or the shopper logged out. */
export const clearDraft = (): void => write(null);
