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
  /** The one that stands there already. */
  first: PictureView;
  /** `metadata.pictures` as it came. */
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
 * An item's further pictures: on a telephone a strip to be moved along, otherwise small ones to choose by, which are
 * radio buttons. Which one is chosen is seen by the style sheet (`item-view.module.css`): no script has a part in it.
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
