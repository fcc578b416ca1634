import type { PageContext, PageResult } from '@shop/contracts/remote';

/**
 * What a page comes to whose main content could not be read: it says what happened and offers to try again, and
 * nobody keeps or indexes it.
 */
export const failedPage = ({ text }: PageContext): PageResult => ({
  status: 503,
  head: { title: text('catalog.trouble.title'), robots: 'noindex' },
});
