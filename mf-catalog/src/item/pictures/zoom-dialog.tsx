import { MessagesProvider, useText } from '@shop/contracts/i18n';
import type { Locale } from '@shop/contracts/market';
import type { Messages } from '@shop/contracts/remote';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { Icon, VisuallyHidden } from '@shop/contracts/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import it from './messages/it.json';
import { useBackdropPress } from './gestures.ts';
import { useSwipe } from './gestures.ts';
import { useViewBox } from './view-box.ts';
import css from './zoom-dialog.module.css';
import { picturesAround } from './pictures-around.ts';

/** Texts used only by the dialog. */
const texts: Record<Locale, Messages> = { de, en, es, fr, it };

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

interface Props {
  /** The pressed link, among the links of the item's other pictures. */
  pressed: HTMLAnchorElement;
  name: string;
  onClose: () => void;
}

const Pictures = ({ pressed, name, onClose }: Props) => {
  const text = useText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [{ pictures, start }] = useState(() => picturesAround(pressed, name));
  const [index, setIndex] = useState(start);
  const { view, zoom, reset, canGrow, canShrink, stage, onKeyDown } = useViewBox(frame);
  const isFitted = view.scale === 1;
  const count = pictures.length;
  const current = pictures[index] ?? { src: pressed.href, alt: name };
  const go = (step: 1 | -1) => {
    setIndex((it) => (it + step + count) % count);
    reset();
  };
  const swipe = useSwipe((step) => {
    if (isFitted) go(step);
  });
  const backdrop = useBackdropPress(onClose);
  const keyDown = (event: KeyboardEvent) => {
    const step = isFitted ? STEPS[event.key] : undefined;
    if (step === undefined) return onKeyDown(event);
    event.preventDefault();
    go(step);
  };

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      if (pressed.isConnected) pressed.focus();
    };
  }, [pressed]);

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={titleId}
      onKeyDown={keyDown}
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
      <div
        ref={frame}
        className={css.frame}
        data-zoomed={!isFitted}
        {...stage}
        {...swipe}
        {...backdrop}
      >
        <img
          // A new element per picture, so the previous picture does not stay visible while the next one loads.
          key={current.src}
          src={current.src}
          alt={current.alt}
          draggable={false}
          className={css.picture}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
      {count > 1 && (
        <div className={css.foot}>
          <button
            type="button"
            className={css.tool}
            aria-label={text('catalog.zoom.previous')}
            onClick={() => go(-1)}
          >
            <span className={css.turned}>
              <Icon name="chevron" />
            </span>
          </button>
          <p className={css.position} aria-live="polite">
            {text('catalog.zoom.position', { alt: current.alt, index: index + 1, count })}
          </p>
          <button
            type="button"
            className={css.tool}
            aria-label={text('catalog.zoom.next')}
            onClick={() => go(1)}
          >
            <Icon name="chevron" />
          </button>
        </div>
      )}
    </dialog>
  );
};

/**
 * An item's pictures in full screen, in a native `<dialog>`, starting with the pressed one. Buttons, arrows and
 * swipes change the picture; buttons, `+`, `-`, wheel, double click and pinch zoom; arrows and drag move a zoomed
 * picture. Esc and a click beside the picture close it; a click on the picture does not.
 */
export const ZoomDialog = (props: Props) => {
  const locale = useAppSelector(selectLocale);
  return (
    <MessagesProvider locale={locale} messages={texts[locale]}>
      <Pictures {...props} />
    </MessagesProvider>
  );
};
