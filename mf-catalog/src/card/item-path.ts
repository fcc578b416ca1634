import { paths, type ShopPath } from '@shop/contracts/routing';
import type { CardView } from './card.ts';

/** What the address of an item is made of: its name is in the language of the page. */
export type Addressed = Pick<CardView, 'kind' | 'code' | 'name'>;

/** The page of an item. */
export const itemPath = ({ kind, code, name }: Addressed): ShopPath =>
  paths[kind === 'bundle' ? kind : 'product'](code, name);
