import { FormattedMessage } from '@shop/contracts/i18n';
import type { ShopPath } from '@shop/contracts/routing';
import { ButtonLink, EmptyState } from '@shop/contracts/ui';
import { withoutFilters } from '../../model/listing/listing-filters.ts';
import { listingPath } from '../../model/listing/listing-path.ts';
import type { ListingQuery } from '../../model/listing/listing-query.ts';

/** The filters leave nothing: offers the list without them. */
export const NothingLeft = ({ place, listing }: { place: ShopPath; listing: ListingQuery }) => (
  <EmptyState
    title={<FormattedMessage id="catalog.filter.none.title" />}
    text={<FormattedMessage id="catalog.filter.none.text" />}
    action={
      <ButtonLink to={listingPath(place, withoutFilters(listing))}>
        <FormattedMessage id="catalog.filter.clear" />
      </ButtonLink>
    }
  />
);
