import type { PageContext, PageResult } from '@shop/contracts/remote';

/**
 * What a page comes to whose main content could not be read. In the browser it is shown all the same: it says
 * what happened and offers to try again. The server must neither keep nor index such a page, so there the
 * failure is raised, which makes the shell send a page that the browser fills.
 */
export const failedPage = ({ text }: PageContext, error: unknown): PageResult => {
  if (typeof document === 'undefined') {
    throw new Error('The catalogue could not be read', { cause: error });
  }
  return { status: 200, head: { title: text('catalog.trouble.title'), robots: 'noindex' } };
};
