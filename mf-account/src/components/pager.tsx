import { FormattedMessage, useText } from '@shop/contracts/i18n';
import type { ShopPath } from '@shop/contracts/routing';
import { TextLink } from '@shop/contracts/ui';
import css from './orders-table.module.css';

interface Props {
  page: number;
  pageCount: number;
  pathOf: (page: number) => ShopPath;
}

/** Links to the pages before and after this one; nothing when there is one page alone. */
export const Pager = ({ page, pageCount, pathOf }: Props) => {
  const text = useText();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={text('account.pages')} className={css.pager}>
      {page > 1 && (
        <TextLink to={pathOf(page - 1)} rel="prev">
          <FormattedMessage id="account.pages.previous" />
        </TextLink>
      )}
      <span>
        <FormattedMessage id="account.pages.of" values={{ page, pageCount }} />
      </span>
      {page < pageCount && (
        <TextLink to={pathOf(page + 1)} rel="next">
          <FormattedMessage id="account.pages.next" />
        </TextLink>
      )}
    </nav>
  );
};
