import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { formatMoney } from '@shop/contracts/market';
import { Fragment, useShop } from '@shop/contracts/remote';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Skeleton } from '@shop/contracts/ui';
import { useState } from 'react';
import { ArrivalLine } from './delivery/arrival-line.tsx';
import { AvailabilityLine } from '../../components/availability-line.tsx';
import { DeliveryLine } from './delivery/delivery-line.tsx';
import { LitrePrice } from '../../components/litre-price.tsx';
import { PriceLine } from '../../components/price-line.tsx';
import { deliveryOf } from '../../model/item/delivery.ts';
import { maxQuantityOf } from '../../model/item/max-quantity.ts';
import type { ProductView } from '../../model/item/product.ts';
import { savingOf } from '../../model/item/saving.ts';
import { unitsOf } from '../../model/units.ts';
import css from './buy-box.module.css';
import { NotifyMe } from './notify/notify-me.tsx';

/** Price, availability and delivery of as many as are wanted, and the cart team's button below them. */
export const BuyBox = ({ product }: { product: ProductView }) => {
  const text = useText();
  const { config } = useShop();
  const { locale, market } = useAppSelector(selectMarketContext);
  const [quantity, setQuantity] = useState(1);
  const { kind, code, price, compareAt, sizeMl, picture, availability, levels, options } = product;
  const saving = savingOf(price, compareAt);
  const soldOut = availability.kind === 'sold-out';
  const delivery = soldOut ? null : deliveryOf(levels, quantity);
  return (
    <section aria-label={text('catalog.item.buy')} className={css.box}>
      <div className={css.price}>
        <PriceLine price={price} compareAt={compareAt} size="large" />
        {saving !== null && (
          <p className={css.saving}>
            <FormattedMessage id="catalog.price.saving" values={{ saving }} />
          </p>
        )}
      </div>
      {price && (
        <p className={css.taxes}>
          <LitrePrice price={price} sizeMl={sizeMl} />{' '}
          <FormattedMessage
            id={market.tax_included === false ? 'catalog.price.untaxed' : 'catalog.price.taxes'}
          />
        </p>
      )}
      <AvailabilityLine availability={availability} />
      {delivery && <DeliveryLine delivery={delivery} />}
      {delivery?.kind === 'range' && <ArrivalLine {...delivery} />}
      <div className={css.action} data-options={options.length > 0 || undefined}>
        <Fragment
          of="cart"
          name="AddToCart"
          fallback={<Skeleton height={soldOut ? '3.5rem' : 'var(--action)'} />}
          kind={kind}
          code={code}
          itemName={product.name}
          imageUrl={picture?.src}
          maxQuantity={soldOut ? 0 : maxQuantityOf(product, config.maxQuantityPerLine)}
          price={price ? unitsOf(price) : undefined}
          options={options.map(({ id, name, gift, price: cost }) => ({
            id,
            name,
            gift,
            formattedPrice: cost.cents === 0 ? null : formatMoney(cost, locale),
          }))}
          onQuantity={setQuantity}
        />
      </div>
      {soldOut && price && (
        <div className={css.notify}>
          <NotifyMe code={code} />
        </div>
      )}
    </section>
  );
};
