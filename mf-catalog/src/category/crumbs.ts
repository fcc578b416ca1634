import { paths, type ShopPath } from '@shop/contracts/routing';
import { findCategory, trailOf, type CategoryKey } from './categories.ts';

export interface Crumb {
  label: string;
  to: ShopPath;
}

type Text = (id: string) => string;

/** Breadcrumbs from the home page to a category; only the home page for null. */
export const categoryCrumbs = (key: CategoryKey | null, text: Text): readonly Crumb[] => {
  const category = key === null ? null : findCategory(key);
  return [
    { label: text('catalog.home'), to: paths.home() },
    ...(category ? trailOf(category) : []).map((it) => ({
      label: text(`category.${it.key}.name`),
      to: paths.category(it.key),
    })),
  ];
};
