import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { Link, paths } from '@shop/contracts/routing';
import { skipToken } from '@shop/contracts/store';
import { Price } from '@shop/contracts/ui';
import { DepositLine } from '../../card/deposit-line.tsx';
import { useContentText } from '../../facts/content-text.ts';
import { useLiveItem } from '../../live-price/use-live-item.ts';
import { useScope } from '../../shared/scope.ts';
import type { ProductView } from '../product.ts';
import { otherSizesArg, type SizeView, useOtherSizesQuery } from './other-sizes.ts';
import css from './size-links.module.css';

/** One size with its price. The current size is not a link. */
const SizeLink = ({ size: made, current }: { size: SizeView; current: boolean }) => {
  const contentText = useContentText();
  const size = useLiveItem(made);
  const { code, name, sizeMl, price, availability } = size;
  const text = (
    <>
      <span className={css.size}>{contentText(sizeMl)}</span>
      {availability.kind === 'sold-out' || !price ? (
        <FormattedMessage id="catalog.availability.sold-out" />
      ) : (
        <>
          <Price money={price} />
          <DepositLine item={size} currency={price.currency} />
        </>
      )}
    </>
  );
  return current ? (
    <span aria-current="page" className={css.own}>
      {text}
    </span>
  ) : (
    <Link to={paths.singleProduct(code, name)} className={css.other}>
      {text}
    </Link>
  );
};

/** Sizes of a wine, each with its own page. Renders nothing if there is only one. */
export const SizeLinks = ({ product }: { product: ProductView }) => {
  const text = useText();
  const { facts } = product;
  const arg = otherSizesArg(useScope(), product);
  const { data: others = [] } = useOtherSizesQuery(arg ?? skipToken);
  if (others.length === 0 || facts.sizeMl === null) return null;
  const own: SizeView = { ...product, kind: 'sku', sizeMl: facts.sizeMl };
  const sizes = [...others, own].toSorted((a, b) => a.sizeMl - b.sizeMl);
  return (
    <nav aria-label={text('catalog.sizes.label')} className={css.sizes}>
      <p className={css.label} aria-hidden="true">
        <FormattedMessage id="catalog.sizes.label" />
      </p>
      <ul className={css.list}>
        {sizes.map((it) => (
          <li key={it.code}>
            <SizeLink size={it} current={it === own} />
          </li>
        ))}
      </ul>
    </nav>
  );
};
