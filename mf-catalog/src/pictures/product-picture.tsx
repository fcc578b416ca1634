import { Picture } from '@shop/contracts/ui';
import type { PictureView } from './picture.ts';
import css from './product-picture.module.css';

interface Props {
  picture: PictureView | null;
  /** Empty where the name stands beside it. */
  alt: string;
  sizes: string;
  priority?: boolean;
}

/** A picture in the shop's proportion; an empty sheet of the same size where an item has none. */
export const ProductPicture = ({ picture, alt, sizes, priority }: Props) =>
  picture ? (
    <Picture {...picture} alt={alt} sizes={sizes} priority={priority} className={css.picture} />
  ) : (
    <span className={css.none} aria-hidden="true" data-testid="no-picture" />
  );
