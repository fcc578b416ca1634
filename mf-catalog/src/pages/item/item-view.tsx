import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { selectCurrency, useAppSelector } from '@shop/contracts/store';
import { Breadcrumbs, PageHeading } from '@shop/contracts/ui';
import { FactsTable } from '../../components/facts-table.tsx';
import { ProductPicture } from '../../components/product-picture.tsx';
import { useOncePerView } from '../../components/use-once-per-view.ts';
import { useOriginText } from '../../components/use-origin-text.ts';
import { analyticsItemOf } from '../../model/analytics-item.ts';
import { categoryCrumbs } from '../../model/crumbs.ts';
import type { ProductView } from '../../model/product.ts';
import { unitsOf } from '../../model/units.ts';
import { BundleParts } from './bundle-parts.tsx';
import { BuyBox } from './buy-box.tsx';
import { ContainingBundles } from './containing-bundles.tsx';
import { ITEM_PICTURE_SIZES } from './item-picture-sizes.ts';
import css from './item-view.module.css';
import { RelatedItems } from './related-items.tsx';

/** The page of an item: picture left, buy box right, then what is told about it (S1). */
export const ItemView = ({ product }: { product: ProductView }) => {
  const text = useText();
  const { events } = useShop();
  const currency = useAppSelector(selectCurrency);
  const { code, kind, name, price, picture, summary, story, facts, parts, category } = product;
  const origin = useOriginText(facts.region, facts.grapes);
  useOncePerView(`${kind} ${code}`, () => {
    const value = price ? { value: unitsOf(price) } : {};
    const params = { currency, ...value, items: [analyticsItemOf(product)] };
    events.emit('analytics', { name: 'view_item', params });
  });
  return (
    <article className={css.page}>
      <Breadcrumbs items={[...categoryCrumbs(category, text), { label: name }]} />
      <div className={css.columns}>
        <div className={css.picture}>
          <ProductPicture picture={picture} alt={name} sizes={ITEM_PICTURE_SIZES} priority />
        </div>
        <div className={css.side}>
          <PageHeading overline={origin} lead={summary}>
            {name}
          </PageHeading>
          <BuyBox product={product} />
          {story && (
            <section className={css.story}>
              <h2 className={css.label}>
                <FormattedMessage id="catalog.item.story" />
              </h2>
              <p>{story}</p>
            </section>
          )}
          <FactsTable facts={facts} />
        </div>
      </div>
      {parts.length > 0 && <BundleParts parts={parts} />}
      {kind === 'sku' && <ContainingBundles code={code} />}
      {category && <RelatedItems code={code} category={category} />}
    </article>
  );
};
