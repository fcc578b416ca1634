import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { paths, usePageParams } from '@shop/contracts/routing';
import { Breadcrumbs, ButtonLink, EmptyState, Skeleton } from '@shop/contracts/ui';
import { useProducerItemsQuery } from '../producer/producer-items.ts';
import { useScope } from '../shared/scope.ts';
import { QueryBoundary } from '../shared/query-boundary.tsx';
import { CardGrid } from '../card/card-grid.tsx';
import { Section } from '../shared/section.tsx';
import { categoryCrumbs } from '../category/crumbs.ts';
import { producerOf, type Producer } from '../producer/producers.ts';
import { NotFound } from '../not-found/not-found.tsx';
import { producerArg } from '../producer/producer-items.ts';
import css from '../producer/producer-page.module.css';
import { producerRegion } from '../producer/producer-region.ts';

const NothingSold = ({ category }: Pick<Producer, 'category'>) => (
  <EmptyState
    title={<FormattedMessage id="catalog.category.empty.title" />}
    text={<FormattedMessage id="catalog.category.empty.text" />}
    action={
      <ButtonLink to={paths.category(category)}>
        <FormattedMessage id="catalog.item.related_all" />
      </ButtonLink>
    }
  />
);

const ProducerContent = ({ producer }: { producer: Producer }) => {
  const text = useText();
  const query = useProducerItemsQuery(producerArg(useScope(), producer));
  const { key, name, category } = producer;
  return (
    <article className={css.page}>
      <Breadcrumbs items={[...categoryCrumbs(category, text), { label: name }]} />
      <producerRegion.Region
        key={key}
        producer={producer}
        placeholder={<Skeleton height="12rem" />}
      />
      <Section title={<FormattedMessage id="catalog.suggest.items" />}>
        <QueryBoundary query={query} skeleton={<Skeleton height="24rem" />}>
          {(cards) =>
            cards.length > 0 ? (
              <CardGrid cards={cards} list={`producer:${key}`} heading="h3" />
            ) : (
              <NothingSold category={category} />
            )
          }
        </QueryBoundary>
      </Section>
    </article>
  );
};

/** A producer's page: its story and its items in the market. */
export const ProducerPage = () => {
  const producer = producerOf(usePageParams().producer ?? '');
  return producer ? <ProducerContent producer={producer} /> : <NotFound />;
};
