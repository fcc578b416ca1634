import { FormattedMessage } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { skipToken } from '@shop/contracts/store';
import { TextLink } from '@shop/contracts/ui';
import { relatedArg, useRelatedQuery } from '../../../api/related.ts';
import { useScope } from '../../../api/scope.ts';
import { CardGrid } from '../../../components/cards/card-grid.tsx';
import { Section } from '../../../components/section.tsx';
import type { ProductView } from '../../../model/item/product.ts';

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
