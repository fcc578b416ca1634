import { FormattedMessage } from '@shop/contracts/i18n';
import { Link, paths } from '@shop/contracts/routing';
import { Price } from '@shop/contracts/ui';
import { useContentText } from '../../../components/use-content-text.ts';
import { useFresh } from '../../../components/fresh/use-fresh.ts';
import type { SizeView } from '../../../model/item/size-view.ts';
import css from './size-links.module.css';

/** One size with its price; the one on view is no link. */
export const SizeLink = ({ size: made, current }: { size: SizeView; current: boolean }) => {
  const contentText = useContentText();
  const { code, name, sizeMl, price, availability } = useFresh(made);
  const text = (
    <>
      <span className={css.size}>{contentText(sizeMl)}</span>
      {availability.kind === 'sold-out' || !price ? (
        <FormattedMessage id="catalog.availability.sold-out" />
      ) : (
        <Price money={price} />
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
