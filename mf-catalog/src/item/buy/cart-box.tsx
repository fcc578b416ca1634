import { formatMoney } from '@shop/contracts/market';
import { Fragment, useShop } from '@shop/contracts/remote';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { Skeleton } from '@shop/contracts/ui';
import { maxQuantityOf } from '../product.ts';
import type { ProductView } from '../product.ts';

interface Props {
  product: ProductView;
  /** Id of the form, for a submit button elsewhere on the page. */
  formId?: string;
  /** Offers the case beside the single item, if it is sold in cases. */
  withCase?: boolean;
  /** Called with the quantity the shopper is about to add. */
  onQuantity?: (quantity: number) => void;
}

/** The cart team's quantity field and button for an item. */
export const CartBox = ({ product, formId, withCase = false, onQuantity }: Props) => {
  const { config } = useShop();
  const locale = useAppSelector(selectLocale);
  const { kind, code, name, price, picture, availability, options, caseOf } = product;
  const soldOut = availability.kind === 'sold-out';
  return (
    <Fragment
      of="cart"
      name="AddToCart"
      fallback={<Skeleton height={soldOut ? '3.5rem' : 'var(--action)'} />}
      kind={kind}
      code={code}
      itemName={name}
      imageUrl={picture?.src}
      maxQuantity={soldOut ? 0 : maxQuantityOf(product, config.maxQuantityPerLine)}
      formattedPrice={price ? formatMoney(price, locale) : undefined}
      options={options.map(({ price: cost, ...option }) => ({
        ...option,
        formattedPrice: cost.cents === 0 ? null : formatMoney(cost, locale),
      }))}
      caseOf={
        withCase && price && caseOf !== null
          ? {
              pieces: caseOf,
              formattedPrice: formatMoney({ ...price, cents: price.cents * caseOf }, locale),
            }
          : undefined
      }
      formId={formId}
      onQuantity={onQuantity}
    />
  );
};
