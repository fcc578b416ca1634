import { FormattedMessage } from '@shop/contracts/i18n';
import { PageHeading, RetryNotice } from '@shop/contracts/ui';
import { useListingQuery } from '../../api/listing.ts';
import { useScope } from '../../api/scope.ts';
import { ListingSkeleton } from '../../components/listing/listing-skeleton.tsx';
import { useListingArgs } from '../../components/listing/use-listing-args.ts';
import { searchArg } from './search-arg.ts';
import css from './search-page.module.css';
import { SearchResults } from './search-results.tsx';
import { WayOn } from './way-on.tsx';
import { Words } from './words.tsx';

/** What the words of the address find (S4). */
export const SearchPage = () => {
  const scope = useScope();
  const { arg, asked, isAhead } = useListingArgs((it) => searchArg(scope, it));
  const { search } = arg.listing;
  const { data, isError, isFetching, refetch } = useListingQuery(arg, { skip: search === '' });
  if (search !== '' && data) {
    return <SearchResults search={search} arg={asked} answer={data} busy={isAhead || isFetching} />;
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
