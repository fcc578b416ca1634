import type { PageContext, PageHead } from '@shop/contracts/remote';

/** Characters of the words that a title has room for. */
const IN_TITLE = 60;

/** Head of a page of results: no one's to find but the shopper's own. */
export const searchHead = ({ text }: PageContext, search: string): PageHead => ({
  title:
    search === ''
      ? text('catalog.search.head')
      : text('catalog.search.head_words', { words: [...search].slice(0, IN_TITLE).join('') }),
  robots: 'noindex',
});
