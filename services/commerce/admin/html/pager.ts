import { html, type Html } from '@shop/server-kit/html';

/** Links to the neighbouring pages of a list; nothing where all of it fits one. */
export const pager = (
  path: string,
  query: Readonly<Record<string, string>>,
  { page, pages }: { readonly page: number; readonly pages: number },
): Html | null => {
  if (pages < 2) return null;
  const link = (to: number, label: string, rel: string) => {
    const parameters = new URLSearchParams({ ...query, page: String(to) });
    return html`<a href="${path}?${parameters.toString()}" rel="${rel}">${label}</a>`;
  };
  return html`<nav class="pager" aria-label="Pages">
    ${page > 1 && link(page - 1, 'Newer', 'prev')}
    <span>Page ${page} of ${pages}</span>
    ${page < pages && link(page + 1, 'Older', 'next')}
  </nav>`;
};
