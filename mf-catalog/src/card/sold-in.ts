import { isDeclaredIn } from '@shop/contracts/commerce';
import type { CatalogueItem } from '@shop/contracts/commerce/catalogue';
import type { Scope } from '../shared/scope.ts';

/**
 * The items that may be sold in a country: not those whose containers lack a declaration that it requires. Without
 * deposits no one reads the containers, which are left out to keep the page's inlined state small.
 */
export const soldIn = (
  items: readonly CatalogueItem[],
  country: Scope['depositCountry'],
): readonly CatalogueItem[] =>
  country === null
    ? items.map(({ containers: _, ...item }) => item)
    : items.filter(({ containers }) => isDeclaredIn(containers, country));
