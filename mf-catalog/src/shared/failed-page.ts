import type { PageContext, PageResult } from '@shop/contracts/remote';

/** Page result if the main content could not be read: a notice with a retry, neither cached nor indexed. */
export const failedPage = ({ text }: PageContext): PageResult => ({
  status: 503,
  head: { title: text('catalog.trouble.title'), robots: 'noindex' },
});
