import { useEffect, useRef, useState } from 'react';
import type { ToastRequest } from '../../events/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../content/icon.tsx';
import { Picture } from '../content/picture.tsx';
import css from './toast.module.css';

export interface ToastItem extends Omit<ToastRequest, 'key'> {
  id: number | string;
}

interface ToastProps extends Omit<ToastItem, 'id'> {
  onClose: () => void;
}

const DEFAULT_AUTO_CLOSE = 5000;

/**
 * One message of the toast region (S16). Its timer pauses under pointer or keyboard focus, so that the action does not
 * disappear in use (WCAG 2.2.1).
 */
export const Toast = ({
  message,
  error = false,
  autoClose = DEFAULT_AUTO_CLOSE,
  item,
  action,
  undo,
  onClose,
}: ToastProps) => {
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
      {item?.imageUrl && (
        <Picture
          src={item.imageUrl}
          alt=""
          width={48}
          height={60}
          widths={[320]}
          sizes="48px"
          className={css.picture}
        />
      )}
      <div className={css.message}>
        <p>{message}</p>
        {item && (
          <p className={css.item}>
            {item.name} <span className={css.detail}>{item.detail}</span>
          </p>
        )}
      </div>
      {[undo, action].map(
        (it) =>
          it && (
            <button
              key={it.label}
              type="button"
              className={css.action}
              onClick={() => {
                it.run();
                onClose();
              }}
            >
              {it.label}
            </button>
          ),
      )}
      <button type="button" className={css.close} aria-label={text('ui.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
};

interface RegionProps {
  toasts: readonly ToastItem[];
  onClose: (id: ToastItem['id']) => void;
}

/**
 * The place of all toasts. Both live regions are always in the page: some screen readers do not announce a region that
 * is added together with its text.
 */
export const ToastRegion = ({ toasts, onClose }: RegionProps) => {
  const text = useText();
  const list = (errors: boolean) =>
    toasts
      .filter(({ error = false }) => error === errors)
      .map(({ id, ...toast }) => <Toast key={id} {...toast} onClose={() => onClose(id)} />);
  return (
    <section className={css.region} aria-label={text('ui.notifications')}>
      <div role="alert">{list(true)}</div>
      <div role="status">{list(false)}</div>
    </section>
  );
};
