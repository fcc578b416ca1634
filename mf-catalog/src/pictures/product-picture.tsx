import { Picture } from '@shop/contracts/ui';
import type { PictureView } from './picture.ts';
import css from './product-picture.module.css';

interface Props {
  picture: PictureView | null;
  /** Empty if the name is beside it. */
  alt: string;
  sizes: string;
  priority?: boolean;
}

/** A picture in the shop's aspect ratio, or an empty placeholder of the same size. */
export const ProductPicture = ({ picture, alt, sizes, priority }: Props) =>
  picture ? (
    <Picture {...picture} alt={alt} sizes={sizes} priority={priority} className={css.picture} />
  ) : (
    <span className={css.none} aria-hidden="true" data-testid="no-picture" />
  );
