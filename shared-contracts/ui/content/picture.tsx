import { classNames } from '../class-names.ts';
import css from './picture.module.css';
import { pictureSources } from './picture-sources.ts';

export interface PictureProps {
  src: string;
  alt: string;
  widths?: readonly number[];
  formats?: readonly string[];
  /** Size of the picture in px: fixes its aspect ratio before it arrives. */
  width: number;
  height: number;
  /** Which width the layout gives it, as in the HTML attribute. */
  sizes: string;
  /** A tiny picture as data URL, or a colour, seen until the real one arrives. */
  placeholder?: string;
  /** For the picture the visitor came for (LCP): loaded at once. */
  priority?: boolean;
  className?: string;
}

const background = (placeholder: string | undefined) =>
  placeholder?.startsWith('data:')
    ? { backgroundImage: `url("${placeholder}")` }
    : { backgroundColor: placeholder };

/** A picture in the formats and widths the catalogue has it in; one of elsewhere is shown as it is. */
export const Picture = (props: PictureProps) => {
  const { src, alt, widths, formats, width, height, sizes, placeholder, priority, className } =
    props;
  return (
    <picture className={classNames(css.picture, className)}>
      {pictureSources(src, widths, formats).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        className={css.image}
        style={placeholder ? background(placeholder) : undefined}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
};
