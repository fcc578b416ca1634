import type { ThunkExtra } from '@shop/contracts/store';
import { runtimeOf } from './cart-runtime.ts';
import { isPageOpen, restoredOutbox } from './persist.ts';
import type { StoredChange } from './storage.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= 2048;
const isQuantity = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const areOptions = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every(
    (it) =>
      isFields(it) &&
      isText(it['id']) &&
      isText(it['name']) &&
      (it['quantity'] === undefined || isQuantity(it['quantity'])),
  );

const isCodeKind = (value: unknown): boolean => value === 'coupon' || value === 'gift-card';

const isTarget = (value: unknown): boolean =>
  isFields(value) && isQuantity(value['quantity']) && areOptions(value['options']);

const isNewLineItem = (value: unknown): boolean =>
  isFields(value) &&
  (value['kind'] === 'sku' || value['kind'] === 'bundle') &&
  isText(value['code']) &&
  isText(value['name']) &&
  isQuantity(value['quantity']) &&
  isQuantity(value['maxQuantity']) &&
  (value['options'] === undefined || areOptions(value['options']));

const KINDS: Readonly<Record<StoredChange['kind'], (change: Fields) => boolean>> = {
  add: ({ addition, target }) =>
    isNewLineItem(addition) && (target === undefined || isTarget(target)),
  line: ({ lineId, quantity, options }) =>
    isText(lineId) && isQuantity(quantity) && (options === null || areOptions(options)),
  code: ({ code, of }) => isText(code) && (of === undefined || isCodeKind(of)),
  'clear-code': ({ of }) => isCodeKind(of),
  'gift-message': ({ message }) => isText(message),
};

/** Validates one stored change: storage may hold anything. */
export const isStoredChange = (value: unknown): value is StoredChange =>
  isFields(value) &&
  (value['orderId'] === null || isText(value['orderId'])) &&
  typeof value['kind'] === 'string' &&
  Object.hasOwn(KINDS, value['kind']) &&
  KINDS[value['kind'] as StoredChange['kind']](value);

/** Claims changes of an earlier page of this tab; none while that page is open, as the original of a duplicated tab. */
const claim = async <C extends StoredChange>(
  page: ThunkExtra,
  isWanted: (change: StoredChange) => change is C,
): Promise<readonly C[]> => {
  const runtime = runtimeOf(page);
  runtime.isOriginOpen ??= isPageOpen(restoredOutbox(page).page);
  const isOpen = await runtime.isOriginOpen;
  const restored = restoredOutbox(page);
  const changes = isOpen ? [] : restored.wishes.filter(isStoredChange);
  runtime.restored = { ...restored, wishes: changes.filter((it) => !isWanted(it)) };
  return changes.filter(isWanted);
};

/** Claims the changes of an order, once. Those of other orders stay: the tab may return to their market. */
export const claimChanges = (
  page: ThunkExtra,
  orderId: string | null,
): Promise<readonly StoredChange[]> =>
  claim(page, (it): it is StoredChange => it.orderId === null || it.orderId === orderId);

type StoredAdd = Extract<StoredChange, { kind: 'add' }>;

/**
 * Claims the adds sent to an order whose lines are transferred to another one. If they stayed, they would be added
 * again when the tab returns, because their lines are gone by then.
 */
export const claimAdds = (page: ThunkExtra, orderId: string): Promise<readonly StoredAdd[]> =>
  claim(page, (it): it is StoredAdd => it.kind === 'add' && it.orderId === orderId);
