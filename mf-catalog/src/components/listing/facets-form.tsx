import { FormattedMessage } from '@shop/contracts/i18n';
import type { ShopPath } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Button } from '@shop/contracts/ui';
import { sortsOf } from '../../model/listing/listing-query.ts';
import { Facets, type FacetsProps } from './facets.tsx';
import css from './facets.module.css';
import { FILTERS_ID, LISTING_ID } from './listing-ids.ts';

interface Props extends Omit<FacetsProps, 'id'> {
  /** Path of the list without a query. */
  place: ShopPath;
  className?: string;
}

/** The facets beside a list: a form of the browser's own that is sent by its button where there is no JavaScript. */
export const FacetsForm = ({ place, className, ...facets }: Props) => {
  const { prefix } = useAppSelector(selectMarketContext);
  const { search, sort } = facets.listing;
  return (
    <aside className={className} aria-labelledby={FILTERS_ID}>
      <form method="get" action={`${prefix}${place}`} onSubmit={(event) => event.preventDefault()}>
        <h2 id={FILTERS_ID} className={css.title}>
          <FormattedMessage id="catalog.filter.title" />
        </h2>
        {search !== '' && <input type="hidden" name="q" value={search} />}
        {sort !== sortsOf(facets.listing)[0] && <input type="hidden" name="sort" value={sort} />}
        <Facets {...facets} id={LISTING_ID} />
        <noscript>
          <Button type="submit" variant="primary" className={css.apply}>
            <FormattedMessage id="catalog.filter.apply" />
          </Button>
        </noscript>
      </form>
    </aside>
  );
};
