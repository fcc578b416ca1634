import { FormattedMessage } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { TextLink } from '@shop/contracts/ui';
import { RELATED_COUNT, relatedArg } from '../../api/related-arg.ts';
import { useScope } from '../../api/scope.ts';
import { useShortListQuery } from '../../api/short-list.ts';
import { CardGrid } from '../../components/card-grid.tsx';
import { Section } from '../../components/section.tsx';
import type { CategoryKey } from '../../model/categories.ts';

/** Other items of the same category. */
export const RelatedItems = ({ code, category }: { code: string; category: CategoryKey }) => {
  const { data = [] } = useShortListQuery(relatedArg(useScope(), category));
  const cards = data.filter((it) => it.code !== code).slice(0, RELATED_COUNT);
  if (cards.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage id="catalog.item.related" />}
      action={
        <TextLink to={paths.category(category)}>
          <FormattedMessage id="catalog.item.related_all" />
        </TextLink>
      }
    >
      <CardGrid cards={cards} list="related" heading="h3" />
    </Section>
  );
};
