import { FormattedMessage } from '@shop/contracts/i18n';
import { Link, paths } from '@shop/contracts/routing';
import { PageHeading } from '@shop/contracts/ui';
import { activeFilters, knownListing } from '../listing/filters.ts';
import type { ListingArg, ListingView } from '../listing/listing-api.ts';
import { Listing } from '../listing/listing.tsx';
import { WayOn } from './no-results.tsx';
import css from './search-page.module.css';

/** Words someone typed, in their own direction whatever stands around them. */
export const Words = ({ children }: { children: string }) => <bdi>{children}</bdi>;

interface Props {
  /** The words that the answer is to. */
  search: string;
  arg: ListingArg;
  answer: ListingView;
  busy: boolean;
}

/** The list of what was found, or that nothing was, and where to go on. */
export const SearchResults = ({ search, arg, answer, busy }: Props) => {
  const { corrected } = answer;
  const nothing =
    answer.total === 0 && activeFilters(knownListing(arg.listing, answer.facets)).length === 0;
  const values = { words: <Words>{search}</Words> };
  return (
    <div className={css.page}>
      <PageHeading lead={nothing ? <FormattedMessage id="catalog.search.none" /> : undefined}>
        <FormattedMessage
          id={`catalog.search.${nothing ? 'nothing' : 'results'}`}
          values={corrected === null ? values : { words: <Words>{corrected}</Words> }}
        />
      </PageHeading>
      {corrected !== null && (
        <p className={css.corrected}>
          <FormattedMessage
            id="catalog.search.corrected"
            values={{
              ...values,
              corrected: <Link to={paths.search(corrected)}>{corrected}</Link>,
            }}
          />
        </p>
      )}
      <Listing
        place={paths.search()}
        list="search"
        arg={arg}
        answer={answer}
        busy={busy}
        empty={<WayOn search={search} />}
      />
    </div>
  );
};
