import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { classNames } from '../class-names.ts';
import css from './dialog.module.css';
import { Icon } from '../content/icon.tsx';

export interface DialogProps {
  open: boolean;
  /** Requested by Esc, the close button or a click on the backdrop; the caller then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  /** `end`: a drawer at the side of the page. */
  placement?: 'centre' | 'end';
}

/**
 * A modal dialog (S15) on the browser's own `<dialog>`, which traps the focus and makes the page behind inert. The
 * focus returns to its previous element, even if the dialog unmounts while open.
 */
export const Dialog = ({
  open,
  onClose,
  title,
  children,
  actions,
  placement = 'centre',
}: DialogProps) => {
  const text = useText();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  // The backdrop belongs to the dialog element itself; its content is in the inner element.
  const isOnBackdrop = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  const startedOnBackdrop = useRef(false);

  return (
    // Esc and the button in the head do for the keyboard what a click beside it does.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <dialog
      ref={ref}
      className={classNames(css.dialog, css[placement])}
      aria-labelledby={titleId}
      onMouseDown={(event) => {
        startedOnBackdrop.current = isOnBackdrop(event);
      }}
      onClick={(event) => {
        // A text selected with the mouse may end beside the dialog: its click is at their common element.
        if (startedOnBackdrop.current && isOnBackdrop(event)) onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={css.sheet}>
          <div className={css.head}>
            <h2 id={titleId} className={css.title} tabIndex={-1}>
              {title}
            </h2>
            <button
              type="button"
              className={css.close}
              aria-label={text('ui.close')}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </div>
          <div className={css.body}>{children}</div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
};
