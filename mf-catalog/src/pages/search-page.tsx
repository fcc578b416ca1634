import { FormattedMessage } from '@shop/contracts/i18n';
import { PageHeading, RetryNotice } from '@shop/contracts/ui';
import { useListingQuery } from '../listing/listing-api.ts';
import { useScope } from '../shared/scope.ts';
import { ListingSkeleton } from '../listing/listing-skeleton.tsx';
import { useListingArgs } from '../listing/listing-args.ts';
import { searchArg } from '../search/search-arg.ts';
import css from '../search/search-page.module.css';
import { SearchResults } from '../search/search-results.tsx';
import { NoResults } from '../search/no-results.tsx';
import { UserText } from '../search/search-results.tsx';

/** Search results of the current address (S4). */
export const SearchPage = () => {
  const scope = useScope();
  const { arg, requested, isAhead } = useListingArgs((it) => searchArg(scope, it));
  const { search } = arg.listing;
  const { data, isError, isFetching, refetch } = useListingQuery(arg, { skip: search === '' });
  if (search !== '' && data) {
    return (
      <SearchResults search={search} arg={requested} answer={data} busy={isAhead || isFetching} />
    );
  }
  return (
    <div className={css.page}>
      {search === '' ? (
        <>
          <PageHeading lead={<FormattedMessage id="catalog.search.intro" />}>
            <FormattedMessage id="catalog.search.title" />
          </PageHeading>
          <NoResults search="" />
        </>
      ) : (
        <>
          <PageHeading>
            <FormattedMessage
              id="catalog.search.results"
              values={{ words: <UserText>{search}</UserText> }}
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
