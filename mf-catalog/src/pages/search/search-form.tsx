import { FormattedMessage } from '@shop/contracts/i18n';
import { paths, useGoTo } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Button, Field } from '@shop/contracts/ui';
import type { FormEvent } from 'react';
import { searchWords } from '../../model/search/search-words.ts';
import css from './search-page.module.css';

/** Asks for words: a form of the browser's own, which needs no JavaScript. */
export const SearchForm = ({ search }: { search: string }) => {
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
