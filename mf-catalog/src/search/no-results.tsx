import { FormattedMessage } from '@shop/contracts/i18n';
import { paths, useGoTo } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Button, Field } from '@shop/contracts/ui';
import type { FormEvent } from 'react';
import { CardGrid } from '../card/card-grid.tsx';
import { childrenOf } from '../category/categories.ts';
import { CategoryLinks } from '../category/category-links.tsx';
import { useNewArrivalsQuery } from '../home/new-arrivals.ts';
import { useScope } from '../shared/scope.ts';
import { Section } from '../shared/section.tsx';
import css from './search-page.module.css';
import { cleanSearchTerm } from './search-term.ts';

/** Search form, which works without JavaScript. */
const SearchForm = ({ search }: { search: string }) => {
  const { prefix } = useAppSelector(selectMarketContext);
  const goTo = useGoTo();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    goTo(paths.search(cleanSearchTerm(typeof typed === 'string' ? typed : '')));
  };
  return (
    <form method="get" action={`${prefix}${paths.search()}`} className={css.form} onSubmit={submit}>
      <Field
        label={<FormattedMessage id="catalog.search.label" />}
        name="q"
        type="search"
        dir="auto"
        maxLength={200}
        autoComplete="off"
        defaultValue={search}
        className={css.field}
      />
      <Button type="submit" variant="primary">
        <FormattedMessage id="catalog.search.title" />
      </Button>
    </form>
  );
};

/** Number of suggested items. */
const SHOWN = 4;

/** Ways on from an empty result: another search, the categories, and new items. */
export const NoResults = ({ search }: { search: string }) => {
  const { data } = useNewArrivalsQuery(useScope());
  const cards = data?.lead ? [data.lead, ...data.cards].slice(0, SHOWN) : [];
  return (
    <>
      <SearchForm key={search} search={search} />
      <div className={css.categories}>
        <CategoryLinks categories={childrenOf(null)} />
      </div>
      {cards.length > 0 && (
        <Section title={<FormattedMessage id="catalog.not_found.suggestions" />}>
          <CardGrid cards={cards} list="search:suggested" heading="h3" />
        </Section>
      )}
    </>
  );
};
