import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { NavLink, paths, usePageParams, type InfoPage as Page } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { PageHeading, RetryNotice, Skeleton } from '@shop/contracts/ui';
import { useDocumentQuery } from '../../api/document.ts';
import { Blocks } from '../../components/info/text/blocks.tsx';
import { Inlines } from '../../components/info/text/inlines.tsx';
import { findPage, PAGES } from '../../model/info/pages.ts';
import css from './info-page.module.css';

const ContentPage = ({ page }: { page: Page }) => {
  const { locale } = useAppSelector(selectMarketContext);
  const { data, isError, isFetching, refetch } = useDocumentQuery({ page, locale });
  if (data)
    return (
      <article>
        <PageHeading lead={<Inlines of={data.lead} />}>{data.title}</PageHeading>
        <Blocks of={data.blocks} />
      </article>
    );
  if (!isError) return <Skeleton lines={12} />;
  return (
    <RetryNotice
      tone="warning"
      title={<FormattedMessage id="content.trouble.title" />}
      onRetry={() => void refetch()}
      busy={isFetching}
    >
      <FormattedMessage id="content.trouble.text" />
    </RetryNotice>
  );
};

/** The way to the other pages of text. */
const PageLinks = () => {
  const text = useText();
  return (
    <nav className={css.nav} aria-label={text('content.pages')}>
      <ul className={css.list}>
        {PAGES.map((page) => (
          <li key={page}>
            <NavLink to={paths.info(page)} className={css.link}>
              <FormattedMessage id={`content.page.${page}`} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** `/info/…`: terms, privacy, shipping and returns, contact, imprint, accessibility; for anything else (S13) the list of them. */
export const InfoPage = () => {
  const page = findPage(usePageParams().page);
  return (
    <div className={css.page}>
      {page && <ContentPage page={page} />}
      <PageLinks />
    </div>
  );
};
