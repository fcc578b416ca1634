import { useText } from '@shop/contracts/i18n';
import { Icon } from '@shop/contracts/ui';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { ProductPicture } from '../../../components/product-picture.tsx';
import { largestPicture } from '../../../model/pictures/largest-picture.ts';
import type { PictureView } from '../../../model/pictures/picture.ts';
import { ITEM_PICTURE_SIZES } from '../item-picture-sizes.ts';
import css from './zoomable-picture.module.css';

const loadDialog = () => import(/* webpackChunkName: "zoom" */ './zoom-dialog.tsx');
const ZoomDialog = lazy(loadDialog);
const prepare = () => void loadDialog().catch(() => undefined);

/**
 * An item's picture that opens large. It is a link to the large picture, which is what it does without JavaScript or
 * when the dialog's code does not arrive; the code comes with the first sign of interest.
 */
export const ZoomablePicture = ({
  picture,
  name,
}: {
  picture: PictureView | null;
  name: string;
}) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  const shown = <ProductPicture picture={picture} alt={name} sizes={ITEM_PICTURE_SIZES} priority />;
  if (!picture) return shown;
  const { src } = largestPicture(picture);
  const click = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    loadDialog().then(
      () => setOpen(true),
      () => window.location.assign(src),
    );
  };
  return (
    <div className={css.frame}>
      {shown}
      <a
        href={src}
        className={css.open}
        aria-label={text('catalog.zoom.open', { name })}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={click}
      >
        <span className={css.sign}>
          <Icon name="plus" />
        </span>
      </a>
      {open && (
        <Suspense>
          <ZoomDialog src={src} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
