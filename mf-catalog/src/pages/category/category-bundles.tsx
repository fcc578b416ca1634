import { FormattedMessage } from '@shop/contracts/i18n';
import { useBundlesQuery } from '../../api/bundles.ts';
import { useScope } from '../../api/scope.ts';
import { CardGrid } from '../../components/cards/card-grid.tsx';
import { Section } from '../../components/section.tsx';
import type { CategoryKey } from '../../model/categories/categories.ts';

/** Bundles of a category, before its single items. Nothing when there are none. */
export const CategoryBundles = ({ category }: { category: CategoryKey }) => {
  const { data = [] } = useBundlesQuery(useScope());
  const bundles = data.filter((it) => it.categories.includes(category));
  if (bundles.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="catalog.bundles" />}>
      <CardGrid cards={bundles} list={`bundles:${category}`} heading="h3" priorities={4} />
    </Section>
  );
};
