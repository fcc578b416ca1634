import { FormattedMessage } from '@shop/contracts/i18n';
import { Button, Dialog, VisuallyHidden } from '@shop/contracts/ui';
import { useListingQuery, type ListingArg, type ListingView } from './listing-api.ts';
import { activeFilters, withoutFilters } from './filters.ts';
import type { ListingQuery } from './listing-query.ts';
import { Facets } from './facets.tsx';
import css from './facets.module.css';
import { LISTING_ID } from './hand-off.ts';
import { useDraftHandOff } from './hand-off.ts';

const OPENER_ID = `${LISTING_ID}open`;

interface Props {
  /** Query argument of the list on the page. */
  arg: ListingArg;
  answer: ListingView;
  onRefine: (next: ListingQuery) => void;
}

/**
 * The facets on small screens, in a drawer. Counts update with every choice; the page navigates when the drawer
 * closes, so one step back leaves the drawer.
 */
export const FacetsDrawer = ({ arg, answer, onRefine }: Props) => {
  const [draft, setDraft, hasFacets] = useDraftHandOff(
    JSON.stringify([arg.market, arg.category, arg.listing.search]),
    OPENER_ID,
  );
  const open = draft !== null;
  const { data = answer, isFetching } = useListingQuery(
    { ...arg, listing: draft ?? arg.listing },
    { skip: !open },
  );
  const count = activeFilters(arg.listing).length;
  const close = () => {
    if (draft) onRefine(draft);
    setDraft(null);
  };
  return (
    <div className={css.drawer}>
      <Button
        id={OPENER_ID}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setDraft(arg.listing)}
      >
        <FormattedMessage id="catalog.filter.button" values={{ count }} />
      </Button>
      <Dialog
        open={open}
        onClose={close}
        placement="end"
        title={<FormattedMessage id="catalog.filter.title" />}
        actions={
          <>
            <Button variant="quiet" onClick={() => setDraft(withoutFilters(draft ?? arg.listing))}>
              <FormattedMessage id="catalog.filter.clear" />
            </Button>
            <Button variant="primary" onClick={close} aria-busy={isFetching || undefined}>
              <FormattedMessage id="catalog.filter.show" values={{ total: data.total }} />
            </Button>
          </>
        }
      >
        <VisuallyHidden role="status">
          {draft !== arg.listing && !isFetching && (
            <FormattedMessage id="catalog.category.count" values={{ total: data.total }} />
          )}
        </VisuallyHidden>
        {draft && hasFacets && data.facets && (
          <Facets listing={draft} facets={data.facets} onChange={setDraft} id="drawer-" />
        )}
      </Dialog>
    </div>
  );
};
