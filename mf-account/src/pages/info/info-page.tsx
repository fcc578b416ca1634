import { FormattedMessage } from '@shop/contracts/i18n';
import { usePageParams, type InfoPage as Page } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { PageHeading, RetryNotice, Skeleton } from '@shop/contracts/ui';
import { useDocumentQuery } from '../../api/document.ts';
import { PageLinks } from '../../components/info/page-links.tsx';
import { Blocks } from '../../components/info/text/blocks.tsx';
import { Inlines } from '../../components/info/text/inlines.tsx';
import { findPage } from '../../model/info/pages.ts';
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

/** `/info/…`: terms, privacy, shipping and returns, contact, imprint; for anything else (S13) the list of them. */
export const InfoPage = () => {
  const page = findPage(usePageParams().page);
  return (
    <div className={css.page}>
      {page && <ContentPage page={page} />}
      <PageLinks />
    </div>
  );
};
