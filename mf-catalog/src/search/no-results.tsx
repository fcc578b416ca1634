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
import { searchWords } from './search-words.ts';

/** Asks for words: a form of the browser's own, which needs no JavaScript. */
const SearchForm = ({ search }: { search: string }) => {
  const { prefix } = useAppSelector(selectMarketContext);
  const goTo = useGoTo();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    goTo(paths.search(searchWords(typeof typed === 'string' ? typed : '')));
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

/** Items shown where nothing was found. */
const SHOWN = 4;

/** Where there is nothing to list: other words, the categories, and what is new. */
export const WayOn = ({ search }: { search: string }) => {
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
