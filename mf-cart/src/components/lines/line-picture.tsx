import { Picture } from '@shop/contracts/ui';
import css from './line-picture.module.css';

interface Props {
  imageUrl: string | null;
  className?: string | undefined;
  /** In sight as soon as the page is. */
  priority?: boolean;
}

/** A line's picture, or its empty place. The name stands beside it, so it needs no text of its own. */
export const LinePicture = ({ imageUrl, className, priority = false }: Props) => (
  <div className={`${css.frame} ${className ?? ''}`}>
    {imageUrl && (
      <Picture
        src={imageUrl}
        alt=""
        width={96}
        height={120}
        widths={[320]}
        sizes="96px"
        priority={priority}
      />
    )}
  </div>
);
