import { html, type Html } from '@shop/server-kit/html';

interface Choice {
  label: string;
  /** Query of the list under this choice. */
  query: Readonly<Record<string, string>>;
  isSelected: boolean;
}

/** URL of a list: `/back-office/mails?state=dead`. */
const listUrl = (path: string, query: Readonly<Record<string, string>>): string => {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};

/** Links that narrow a list, the current one marked. */
export const listFilter = (path: string, name: string, choices: readonly Choice[]): Html =>
  html`<nav aria-label="${name}">
    <ul class="states">
      ${choices.map(
        ({ label, query, isSelected }) =>
          html`<li>
            <a href="${listUrl(path, query)}" ${isSelected && html`aria-current="page"`}
              >${label}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;

/**
 * Link to the next page of older rows; null if there is none.
 *
 * @param last - time of the last row of this page, ISO 8601; undefined if the page has none or is the last one
 */
export const olderLink = (
  path: string,
  query: Readonly<Record<string, string>>,
  last: string | undefined,
): Html | null =>
  last === undefined
    ? null
    : html`<nav class="pager" aria-label="Pages">
        <a href="${listUrl(path, { ...query, before: last })}" rel="next">Older</a>
      </nav>`;
