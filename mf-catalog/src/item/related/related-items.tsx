import { FormattedMessage } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { skipToken } from '@shop/contracts/store';
import { TextLink } from '@shop/contracts/ui';
import { CardGrid } from '../../card/card-grid.tsx';
import { useScope } from '../../shared/scope.ts';
import { Section } from '../../shared/section.tsx';
import type { ProductView } from '../product.ts';
import { relatedArg, useContainingBundlesQuery, useRelatedQuery } from './related-api.ts';

/** What else someone may like who looks at this. Nothing when nothing is like it or it could not be read. */
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
