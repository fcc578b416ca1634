import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { dutiesOf } from '@shop/contracts/market';
import { Slot, useShop } from '@shop/contracts/remote';
import { usePageQuery } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Breadcrumbs, PageHeading, Skeleton } from '@shop/contracts/ui';
import { useEffect, useRef } from 'react';
import { itemPath } from '../card/item-path.ts';
import { useOriginText } from '../card/origin-line.tsx';
import { unitsOf } from '../card/price.ts';
import { categoryCrumbs } from '../category/crumbs.ts';
import { useLiveItem } from '../live-price/use-live-item.ts';
import { ratingRegion, reviewsRegion } from '../reviews/reviews-region.ts';
import { analyticsItemOf, useOncePerView } from '../shared/analytics.ts';
import { WishListButton } from '../wish-list/wish-list-button.tsx';
import { BuyBox } from './buy/buy-box.tsx';
import { alcoholRegion, factsRegion, picturesRegion } from './facts-region.ts';
import css from './item-view.module.css';
import { ZoomablePictures } from './pictures/zoomable-pictures.tsx';
import type { ProductView } from './product.ts';
import { RecentlyViewed } from './recently-viewed/recently-viewed.tsx';
import { BundleParts } from './related/bundle-parts.tsx';
import { ContainingBundles, RelatedItems } from './related/related-items.tsx';
import { ShareButton } from './share/share-button.tsx';
import { SizeLinks } from './sizes/size-links.tsx';

/** Refetches an item once if its confirmed availability differs from the rendered one. */
const useRefetchOnChange = (
  made: ProductView,
  confirmed: ProductView,
  refetch: () => void,
): void => {
  const read = useRef<string>(undefined);
  const changed =
    JSON.stringify(made.availability) !== JSON.stringify(confirmed.availability)
      ? `${confirmed.code} ${confirmed.stock}`
      : null;
  useEffect(() => {
    if (changed === null || read.current === changed) return;
    read.current = changed;
    refetch();
  }, [changed, refetch]);
};

interface Props {
  product: ProductView;
  /** Refetches the item: only a read of a single item has delivery times. */
  refetch: () => void;
}

/** Content of an item page: picture left, buy box right, facts and story below (S1). */
export const ItemView = ({ product: made, refetch }: Props) => {
  const product = useLiveItem(made);
  useRefetchOnChange(made, product, refetch);
  const text = useText();
  const query = usePageQuery();
  const { events } = useShop();
  const { country, market } = useAppSelector(selectMarketContext);
  const { code, kind, name, price, picture, summary, story, facts, rawFacts, parts, category } =
    product;
  const origin = useOriginText(facts.region, facts.grapes);
  useOncePerView(`${kind} ${code}`, () => {
    const value = price ? { value: unitsOf(price) } : {};
    const params = { currency: market.currency, ...value, items: [analyticsItemOf(product)] };
    events.emit('analytics', { name: 'view_item', params });
  });
  return (
    <article className={css.page}>
      <Breadcrumbs items={[...categoryCrumbs(category, text), { label: name }]} />
      <div className={css.columns}>
        <ZoomablePictures
          key={code}
          picture={picture}
          name={name}
          className={css.picture}
          data-morph={itemPath(product)}
        >
          {picture && product.pictures.length > 0 && (
            <picturesRegion.Region
              name={name}
              first={picture}
              pictures={product.pictures}
              placeholder={null}
            />
          )}
        </ZoomablePictures>
        <div className={css.side}>
          <PageHeading overline={origin} lead={summary}>
            {name}
          </PageHeading>
          <div className={css.rating}>
            <ratingRegion.Region
              key={`rating ${code}`}
              kind={kind}
              code={code}
              placeholder={null}
            />
          </div>
          <SizeLinks product={product} />
          <BuyBox key={code} product={product} />
          {product.alcohol && dutiesOf(country).alcohol && (
            <alcoholRegion.Region key={`alcohol ${code}`} placeholder={null} />
          )}
          <div className={css.share}>
            <ShareButton title={name} path={itemPath(product)} />
            <WishListButton kind={kind} code={code} name={name} />
          </div>
          {Object.keys(rawFacts).length > 0 && (
            <div className={css.facts}>
              <factsRegion.Region
                key={code}
                facts={facts}
                rawFacts={rawFacts}
                placeholder={<Skeleton lines={14} />}
              />
            </div>
          )}
        </div>
        {story && (
          <section className={css.story}>
            <h2 className={css.label}>
              <FormattedMessage id="catalog.item.story" />
            </h2>
            <p>{story}</p>
          </section>
        )}
      </div>
      <Slot name="product:below-facts" kind={kind} code={code} itemName={name} />
      {parts.length > 0 && <BundleParts parts={parts} />}
      {kind === 'sku' && <ContainingBundles code={code} />}
      <RelatedItems product={made} />
      <div id="reviews" className={css.reviews}>
        <reviewsRegion.Region
          key={`${code}${query}`}
          kind={kind}
          code={code}
          name={name}
          placeholder={<Skeleton lines={9} />}
        />
      </div>
      <RecentlyViewed key={code} item={`${kind} ${code}`} />
    </article>
  );
};
