import { paths, type ShopPath } from '@shop/contracts/routing';
import type { CardView } from './card.ts';

/** Fields that form the URL of an item. The name is in the page's language. */
export type Addressed = Pick<CardView, 'kind' | 'code' | 'name'>;

/** The page of an item. */
export const itemPath = ({ kind, code, name }: Addressed): ShopPath =>
  paths[kind === 'bundle' ? kind : 'product'](code, name);
