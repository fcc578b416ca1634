import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import css from './toast.module.css';

export interface ToastItem {
  id: number | string;
  message: string;
  error?: boolean;
  /** ms until it closes by itself; 5000 unless told, 0 keeps it open. */
  autoClose?: number;
  action?: { label: string; run: () => void };
}

interface Props extends Omit<ToastItem, 'id'> {
  onClose: () => void;
}

const DEFAULT_AUTO_CLOSE = 5000;

/**
 * One message of the toast region (S16). The clock stands still while the pointer or the keyboard is on it, so
 * that nobody loses the action half-way (WCAG 2.2.1).
 */
export const Toast = ({
  message,
  error = false,
  autoClose = DEFAULT_AUTO_CLOSE,
  action,
  onClose,
}: Props) => {
  const text = useText();
  const [held, setHeld] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (held || autoClose === 0) return;
    const timer = setTimeout(() => close.current(), autoClose);
    return () => clearTimeout(timer);
  }, [held, autoClose]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div
      className={classNames(css.toast, error && css.error)}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <p className={css.message}>{message}</p>
      {action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            action.run();
            onClose();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={css.close} aria-label={text('ui.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
};
