import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { formatMoney } from '@shop/contracts/market';
import { Fragment, useShop } from '@shop/contracts/remote';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { Skeleton } from '@shop/contracts/ui';
import { AvailabilityLine } from '../../components/availability-line.tsx';
import { DeliveryLine } from '../../components/delivery-line.tsx';
import { PriceLine } from '../../components/price-line.tsx';
import { maxQuantityOf } from '../../model/max-quantity.ts';
import type { ProductView } from '../../model/product.ts';
import { unitsOf } from '../../model/units.ts';
import css from './buy-box.module.css';

/** Price, availability and delivery, and the cart team's button below them. */
export const BuyBox = ({ product }: { product: ProductView }) => {
  const text = useText();
  const { config } = useShop();
  const locale = useAppSelector(selectLocale);
  const { kind, code, price, compareAt, picture, availability, delivery, options } = product;
  return (
    <section aria-label={text('catalog.item.buy')} className={css.box}>
      <PriceLine price={price} compareAt={compareAt} size="large" />
      {price && (
        <p className={css.taxes}>
          <FormattedMessage id="catalog.price.taxes" />
        </p>
      )}
      <AvailabilityLine availability={availability} />
      {delivery && <DeliveryLine delivery={delivery} />}
      <div className={css.action}>
        <Fragment
          of="cart"
          name="AddToCart"
          fallback={<Skeleton height="3.5rem" />}
          kind={kind}
          code={code}
          itemName={product.name}
          imageUrl={picture?.src}
          maxQuantity={maxQuantityOf(product, config.maxQuantityPerLine)}
          price={price ? unitsOf(price) : undefined}
          options={options.map(({ id, name, price: cost }) => ({
            id,
            name,
            formattedPrice: cost.cents === 0 ? null : formatMoney(cost, locale),
          }))}
        />
      </div>
    </section>
  );
};
