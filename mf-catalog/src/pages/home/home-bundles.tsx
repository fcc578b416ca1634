import { FormattedMessage } from '@shop/contracts/i18n';
import { useBundlesQuery } from '../../api/bundles.ts';
import { useScope } from '../../api/scope.ts';
import { CardGrid } from '../../components/cards/card-grid.tsx';
import { Section } from '../../components/section.tsx';

/** A few bundles. Nothing when there are none. */
export const HomeBundles = () => {
  const { data = [] } = useBundlesQuery(useScope());
  if (data.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="catalog.bundles" />}>
      <CardGrid cards={data.slice(0, 4)} list="home:bundles" heading="h3" />
    </Section>
  );
};
