import { useText } from '@shop/contracts/i18n';
import { ProductPicture } from '../../pictures/product-picture.tsx';
import { furtherPicturesOf, type FurtherPicture } from '../../pictures/further-pictures.ts';
import { largestPicture } from '../../pictures/largest-picture.ts';
import type { PictureView } from '../../pictures/picture.ts';
import { WithFactsTexts } from '../../facts/facts-texts.tsx';
import { ITEM_PICTURE_SIZES } from './item-picture-sizes.ts';
import css from './item-pictures.module.css';

interface Props {
  name: string;
  /** The picture that is already on the page. */
  first: PictureView;
  /** Raw `metadata.pictures`. */
  pictures: unknown;
}

const Pictures = ({
  name,
  first,
  further,
}: Omit<Props, 'pictures'> & { further: readonly FurtherPicture[] }) => {
  const text = useText();
  const all = [
    { picture: first, alt: name },
    ...further.map((it) => ({ picture: it, alt: text(`catalog.picture.${it.shows}`, { name }) })),
  ];
  return (
    <>
      {all.map(
        ({ picture, alt }, index) =>
          index > 0 && (
            <a
              key={alt}
              href={largestPicture(picture).src}
              className={css.slide}
              data-picture={index + 1}
              aria-label={text('catalog.zoom.open', { name: alt })}
              aria-haspopup="dialog"
            >
              <ProductPicture picture={picture} alt={alt} sizes={ITEM_PICTURE_SIZES} />
            </a>
          ),
      )}
      <fieldset className={css.thumbs} aria-label={text('catalog.picture.choose')}>
        {all.map(({ picture, alt }, index) => (
          <label key={alt} className={css.thumb}>
            <input
              type="radio"
              name="picture"
              value={index + 1}
              defaultChecked={index === 0}
              className={css.radio}
            />
            <ProductPicture picture={picture} alt={alt} sizes="48px" />
          </label>
        ))}
      </fieldset>
    </>
  );
};

/**
 * Further pictures of an item: a strip to scroll on phones, otherwise thumbnails, which are radio buttons. The
 * style sheet (`item-view.module.css`) shows the selected one without JavaScript.
 */
export const ItemPictures = ({ pictures, ...rest }: Props) => {
  const further = furtherPicturesOf(pictures);
  if (further.length === 0) return null;
  return (
    <WithFactsTexts>
      <Pictures {...rest} further={further} />
    </WithFactsTexts>
  );
};
