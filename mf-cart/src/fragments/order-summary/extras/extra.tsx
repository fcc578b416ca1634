import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import css from './extra.module.css';

interface Props {
  title: ReactNode;
  /** What there is of it, while it is folded away. */
  value?: ReactNode;
  /** It was unfolded: its code may be fetched. */
  onOpen: () => void;
  children: ReactNode;
}

/** Something one may add to the order, folded away until it is wanted. */
export const Extra = ({ title, value, onOpen, children }: Props) => {
  const ref = useRef<HTMLDetailsElement>(null);
  const open = useEffectEvent(onOpen);
  // The browser unfolds it by itself, also before the page is taken over.
  useEffect(() => {
    if (ref.current?.open) open();
  }, []);
  return (
    <details
      ref={ref}
      className={css.extra}
      onToggle={(event) => event.currentTarget.open && onOpen()}
    >
      <summary className={css.title}>
        <span>{title}</span>
        {value && <span className={css.value}>{value}</span>}
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
};
