import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { skipToken } from '@shop/contracts/store';
import { otherSizesArg, useOtherSizesQuery } from '../../../api/other-sizes.ts';
import { useScope } from '../../../api/scope.ts';
import type { ProductView } from '../../../model/item/product.ts';
import type { SizeView } from '../../../model/item/size-view.ts';
import { SizeLink } from './size-link.tsx';
import css from './size-links.module.css';

/** The sizes a wine is sold in, each a page of its own. Nothing when there is but one. */
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
