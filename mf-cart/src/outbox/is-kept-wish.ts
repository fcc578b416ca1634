import type { KeptWish } from './persist.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= 2048;
const isPieces = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const areOptions = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every(
    (it) =>
      isFields(it) &&
      isText(it['id']) &&
      isText(it['name']) &&
      (it['quantity'] === undefined || isPieces(it['quantity'])),
  );

const isTarget = (value: unknown): boolean =>
  isFields(value) && isPieces(value['quantity']) && areOptions(value['options']);

const isAddition = (value: unknown): boolean =>
  isFields(value) &&
  (value['kind'] === 'sku' || value['kind'] === 'bundle') &&
  isText(value['code']) &&
  isText(value['name']) &&
  isPieces(value['quantity']) &&
  isPieces(value['maxQuantity']) &&
  (value['options'] === undefined || areOptions(value['options']));

const KINDS: Readonly<Record<KeptWish['kind'], (wish: Fields) => boolean>> = {
  add: ({ addition, target }) => isAddition(addition) && (target === undefined || isTarget(target)),
  line: ({ lineId, quantity, options }) =>
    isText(lineId) && isPieces(quantity) && (options === null || areOptions(options)),
  code: ({ code }) => isText(code),
  'clear-code': ({ of }) => of === 'coupon' || of === 'gift-card',
  'gift-message': ({ message }) => isText(message),
};

/** Whether something stored is a wish of ours: what a storage holds may be anyone's. */
export const isKeptWish = (value: unknown): value is KeptWish =>
  isFields(value) &&
  (value['orderId'] === null || isText(value['orderId'])) &&
  typeof value['kind'] === 'string' &&
  Object.hasOwn(KINDS, value['kind']) &&
  KINDS[value['kind'] as KeptWish['kind']](value);
