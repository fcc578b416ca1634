import { useText } from '../../i18n/use-text.ts';
import { Toast, type ToastItem } from './toast.tsx';
import css from './toast.module.css';

interface Props {
  toasts: readonly ToastItem[];
  onClose: (id: ToastItem['id']) => void;
}

/**
 * Where toasts appear. Both live regions are always in the page: one that is added together with its text is
 * not read out by every screen reader.
 */
export const ToastRegion = ({ toasts, onClose }: Props) => {
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
