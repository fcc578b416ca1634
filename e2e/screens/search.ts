import type { Page, Route } from '@playwright/test';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import { header } from './header.ts';

/** Source of suggestions. */
const SUGGESTIONS = /\/catalogue\/suggestions\?/;

/** The search of the header with its list (S4). */
export const searchScreen = (page: Page, market: MarketUnderTest) => {
  const { search, submitSearch, suggestions } = header(page, market);
  const { text } = market;
  return {
    field: search,
    submit: submitSearch,
    list: suggestions,
    options: suggestions.getByRole('option'),
    active: suggestions.getByRole('option', { selected: true }),
    /** The last line of a term's suggestions: once visible, the list is stable. */
    allResults: (term: string) =>
      suggestions.getByRole('option', { name: text('catalog.suggest.all', { term }) }),
    items: suggestions.getByRole('group', { name: text('catalog.suggest.items') }),
    categories: suggestions.getByRole('group', { name: text('catalog.categories') }),
    past: suggestions.getByRole('group', { name: text('catalog.suggest.past') }),
    forget: (term: string) =>
      page.getByRole('button', { name: text('catalog.suggest.forget', { term }), exact: true }),
    heading: page.getByRole('main').getByRole('heading', { level: 1 }),
    /** Focuses the field and waits until it is a combobox. */
    enter: async (): Promise<void> => {
      await search.focus();
      await page.getByRole('banner').getByRole('combobox').waitFor();
    },
    /** Sets the index's response to a term. */
    answering: (answer: (route: Route, term: string) => Promise<void>): Promise<unknown> =>
      page.route(SUGGESTIONS, (route) =>
        answer(route, new URL(route.request().url()).searchParams.get('q') ?? ''),
      ),
  };
};
