import { FormattedMessage } from '@shop/contracts/i18n';
import { Link, paths } from '@shop/contracts/routing';
import { PageHeading } from '@shop/contracts/ui';
import { activeFilters, dropUnknownValues } from '../listing/filters.ts';
import type { ListingArg, ListingView } from '../listing/listing-api.ts';
import { Listing } from '../listing/listing.tsx';
import { NoResults } from './no-results.tsx';
import css from './search-page.module.css';

/** Text typed by a user, isolated from the direction of the text around it. */
export const UserText = ({ children }: { children: string }) => <bdi>{children}</bdi>;

interface Props {
  /** The term of the response. */
  search: string;
  arg: ListingArg;
  answer: ListingView;
  busy: boolean;
}

/** Search results, or the ways on from an empty result. */
export const SearchResults = ({ search, arg, answer, busy }: Props) => {
  const { corrected } = answer;
  const nothing =
    answer.total === 0 && activeFilters(dropUnknownValues(arg.listing, answer.facets)).length === 0;
  const values = { words: <UserText>{search}</UserText> };
  return (
    <div className={css.page}>
      <PageHeading lead={nothing ? <FormattedMessage id="catalog.search.none" /> : undefined}>
        <FormattedMessage
          id={`catalog.search.${nothing ? 'nothing' : 'results'}`}
          values={corrected === null ? values : { words: <UserText>{corrected}</UserText> }}
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
        empty={<NoResults search={search} />}
      />
    </div>
  );
};
