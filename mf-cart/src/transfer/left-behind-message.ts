import type { LeftBehind } from './untransferred.ts';

interface Words {
  /** Message key. */
  id: string;
  values: Record<string, string | number>;
}

const LINE = {
  'not-sold': 'cart.life.left.notSold',
  'sold-out': 'cart.life.left.soldOut',
  few: 'cart.life.left.few',
  limit: 'cart.life.left.limit',
} as const;

/** The words for something that could not come along. */
export const leftBehindMessage = (item: LeftBehind): Words => {
  switch (item.kind) {
    case 'line': {
      const { name, wanted, came } = item;
      return { id: LINE[item.reason] ?? LINE.few, values: { name, wanted, came } };
    }
    case 'option':
      return { id: 'cart.life.left.option', values: { name: item.name, option: item.option } };
    case 'code':
      return { id: 'cart.life.left.code', values: { code: item.code } };
  }
};
