import { ok, type Operation } from '@shop/contracts/commerce';
import { listItems, type CatalogueItem } from '@shop/contracts/commerce/catalogue';

/** One lead story and two rows of cards. */
const WANTED = 9;

/**
 * What is new: the collection of that name or, in a catalogue that keeps none, the items added last, those
 * marked as new (`metadata.new`) first.
 */
export const listNewArrivals = (): Operation<readonly CatalogueItem[]> => async (context) => {
  const sort = '-created_at';
  const collected = await listItems({ collection: 'new-arrivals', pageSize: WANTED, sort })(
    context,
  );
  if (!collected.ok) return collected;
  if (collected.value.items.length > 0) return ok(collected.value.items);
  const latest = await listItems({ sort })(context);
  if (!latest.ok) return latest;
  const marked = latest.value.items.filter((it) => it.metadata.new === true);
  const others = latest.value.items.filter((it) => it.metadata.new !== true);
  return ok([...marked, ...others].slice(0, WANTED));
};
