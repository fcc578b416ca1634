import { FormattedMessage } from '@shop/contracts/i18n';
import { useContainingBundlesQuery } from '../../../api/containing-bundles.ts';
import { useScope } from '../../../api/scope.ts';
import { CardGrid } from '../../../components/cards/card-grid.tsx';
import { Section } from '../../../components/section.tsx';

/** Bundles that hold this SKU. Nothing when there are none or they could not be read. */
export const ContainingBundles = ({ code }: { code: string }) => {
  const { data: bundles = [] } = useContainingBundlesQuery({ ...useScope(), code });
  if (bundles.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage id="catalog.item.bundles" values={{ count: bundles.length }} />}
    >
      <CardGrid cards={bundles} list="bundles-with-item" heading="h3" />
    </Section>
  );
};
