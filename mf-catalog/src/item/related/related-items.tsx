import { FormattedMessage } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { skipToken } from '@shop/contracts/store';
import { TextLink } from '@shop/contracts/ui';
import { CardGrid } from '../../card/card-grid.tsx';
import { useScope } from '../../shared/scope.ts';
import { Section } from '../../shared/section.tsx';
import type { ProductView } from '../product.ts';
import { relatedArg, useContainingBundlesQuery, useRelatedQuery } from './related-api.ts';

/** Related items. Renders nothing if there are none or the read failed. */
export const RelatedItems = ({ product }: { product: ProductView }) => {
  const { data: cards = [] } = useRelatedQuery(relatedArg(useScope(), product) ?? skipToken);
  if (cards.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage id="catalog.item.related" />}
      action={
        product.category && (
          <TextLink to={paths.category(product.category)}>
            <FormattedMessage id="catalog.item.related_all" />
          </TextLink>
        )
      }
    >
      <CardGrid cards={cards} list="related" heading="h3" />
    </Section>
  );
};

/** Bundles that contain this SKU. Renders nothing if there are none or the read failed. */
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
