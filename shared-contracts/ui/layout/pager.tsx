import { FormattedMessage } from '../../libraries/react-intl.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import type { ShopPath } from '../../routing/paths.ts';
import css from './pager.module.css';

/** Page numbers of a pager: the first, the last and the neighbors of the current page; `null` marks a gap. */
export const pagesAround = (page: number, pageCount: number): readonly (number | null)[] => {
  const pages = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((it) => it >= 1 && it <= pageCount)
    .toSorted((a, b) => a - b);
  return pages.flatMap((it, index) => {
    const before = pages[index - 1];
    return before !== undefined && it - before > 1 ? [null, it] : [it];
  });
};

interface Props {
  page: number;
  pageCount: number;
  pathOf: (page: number) => ShopPath;
}

/** Links to the other pages of a list. Nothing when there is only one. */
export const Pager = ({ page, pageCount, pathOf }: Props) => {
  const text = useText();
  if (pageCount < 2) return null;
  return (
    <nav aria-label={text('ui.pager.label')} className={css.pager}>
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" className={css.step}>
          <FormattedMessage id="ui.pager.previous" />
        </Link>
      )}
      <ul className={css.list}>
        {pagesAround(page, pageCount).map((it, index) =>
          it === null ? (
            <li key={`gap ${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={it}>
              <Link
                to={pathOf(it)}
                className={css.page}
                aria-label={text('ui.pager.page', { page: it })}
                aria-current={it === page ? 'page' : undefined}
              >
                {it}
              </Link>
            </li>
          ),
        )}
      </ul>
      {page < pageCount && (
        <Link to={pathOf(page + 1)} rel="next" className={css.step}>
          <FormattedMessage id="ui.pager.next" />
        </Link>
      )}
    </nav>
  );
};
