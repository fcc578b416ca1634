import { useText } from '@shop/contracts/i18n';
import { Icon, VisuallyHidden } from '@shop/contracts/ui';
import { useEffect, useId, useRef } from 'react';
import { useViewBox } from './use-view-box.ts';
import css from './zoom-dialog.module.css';

interface Props {
  src: string;
  name: string;
  onClose: () => void;
}

/**
 * The large picture on the whole screen, in the browser's own `<dialog>`: enlarged by buttons, `+` and `-`, wheel,
 * double click or two fingers, moved by arrows or dragging, closed with Esc.
 */
export default function ZoomDialog({ src, name, onClose }: Props) {
  const text = useText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { view, zoom, reset, canGrow, canShrink, stage, onKeyDown } = useViewBox(frame);

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {name}
        </h2>
        <button
          type="button"
          className={css.tool}
          aria-label={text('catalog.zoom.out')}
          aria-disabled={!canShrink || undefined}
          onClick={() => zoom(-1)}
        >
          <Icon name="minus" />
        </button>
        <button type="button" className={css.scale} onClick={reset}>
          <VisuallyHidden>{text('catalog.zoom.reset')} </VisuallyHidden>
          <span role="status">{text('catalog.zoom.scale', { scale: view.scale })}</span>
        </button>
        <button
          type="button"
          className={css.tool}
          aria-label={text('catalog.zoom.in')}
          aria-disabled={!canGrow || undefined}
          onClick={() => zoom(1)}
        >
          <Icon name="plus" />
        </button>
        <button type="button" className={css.tool} aria-label={text('ui.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div ref={frame} className={css.frame} data-zoomed={view.scale > 1} {...stage}>
        <img
          src={src}
          alt={name}
          draggable={false}
          className={css.picture}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
    </dialog>
  );
}
