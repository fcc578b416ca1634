import { useText } from '@shop/contracts/i18n';
import { isPlainClick } from '@shop/contracts/routing';
import { Icon } from '@shop/contracts/ui';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { ProductPicture } from '../../pictures/product-picture.tsx';
import { largestPicture } from '../../pictures/largest-picture.ts';
import type { PictureView } from '../../pictures/picture.ts';
import { ITEM_PICTURE_SIZES } from './item-picture-sizes.ts';
import css from './zoomable-pictures.module.css';

const loadDialog = () => import(/* webpackChunkName: "zoom" */ './zoom-dialog.tsx');
const prepare = () => void loadDialog().catch(() => undefined);

interface Props {
  picture: PictureView | null;
  name: string;
  className: string | undefined;
  /** The item's path: the view transition morphs the card's picture into this one. */
  'data-morph': string;
  /** Further pictures: links to their large files, without code of their own. */
  children: ReactNode;
}

/**
 * An item's pictures with a zoom dialog. Each is a link to its large file, which also works without JavaScript or
 * if the dialog's code fails to load. The code loads on the first interaction.
 */
export const ZoomablePictures = ({ picture, name, children, ...place }: Props) => {
  const text = useText();
  const [dialog, setDialog] = useState<ReactNode>();
  const click = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    loadDialog().then(
      ({ ZoomDialog }) =>
        setDialog(<ZoomDialog pressed={link} name={name} onClose={() => setDialog(null)} />),
      () => window.location.assign(link.href),
    );
  };
  const first = <ProductPicture picture={picture} alt={name} sizes={ITEM_PICTURE_SIZES} priority />;
  return (
    // The click comes from a link inside, which also works by keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div {...place} onPointerEnter={prepare} onFocus={prepare} onClick={click}>
      {picture ? (
        <div className={css.frame}>
          {first}
          <a
            href={largestPicture(picture).src}
            className={css.open}
            aria-label={text('catalog.zoom.open', { name })}
            aria-haspopup="dialog"
          >
            <span className={css.sign}>
              <Icon name="plus" />
            </span>
          </a>
        </div>
      ) : (
        first
      )}
      {children}
      {dialog}
    </div>
  );
};
