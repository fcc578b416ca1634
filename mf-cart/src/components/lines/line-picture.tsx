import { Picture } from '@shop/contracts/ui';
import css from './line-picture.module.css';

interface Props {
  imageUrl: string | null;
  className?: string | undefined;
  /** Above the fold. */
  priority?: boolean;
}

/** Picture of a line, or its placeholder. The name is beside it, so the alternative text is empty. */
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
