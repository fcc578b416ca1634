import { FormattedMessage } from '@shop/contracts/i18n';
import { usePageQuery } from '@shop/contracts/routing';
import { PageHeading, RetryNotice } from '@shop/contracts/ui';
import { useListingQuery } from '../../api/listing.ts';
import { useScope } from '../../api/scope.ts';
import { ListingSkeleton } from '../../components/listing/listing-skeleton.tsx';
import { searchArg } from './search-arg.ts';
import css from './search-page.module.css';
import { SearchResults } from './search-results.tsx';
import { WayOn } from './way-on.tsx';
import { Words } from './words.tsx';

/** What the words of the address find (S4). */
export const SearchPage = () => {
  const query = usePageQuery();
  const arg = searchArg(useScope(), query);
  const { search } = arg.listing;
  const { data, isError, isFetching, refetch } = useListingQuery(arg, { skip: search === '' });
  if (search !== '' && data) {
    return <SearchResults arg={arg} answer={data} busy={isFetching} />;
  }
  return (
    <div className={css.page}>
      {search === '' ? (
        <>
          <PageHeading lead={<FormattedMessage id="catalog.search.intro" />}>
            <FormattedMessage id="catalog.search.title" />
          </PageHeading>
          <WayOn search="" />
        </>
      ) : (
        <>
          <PageHeading>
            <FormattedMessage
              id="catalog.search.results"
              values={{ words: <Words>{search}</Words> }}
            />
          </PageHeading>
          {isError ? (
            <RetryNotice
              tone="warning"
              title={<FormattedMessage id="catalog.search.failed" />}
              onRetry={() => void refetch()}
              busy={isFetching}
            >
              <FormattedMessage id="catalog.trouble.text" />
            </RetryNotice>
          ) : (
            <ListingSkeleton />
          )}
        </>
      )}
    </div>
  );
};
