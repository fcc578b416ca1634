import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import css from './extra.module.css';

interface Props {
  title: ReactNode;
  /** Current value, shown while collapsed. */
  value?: ReactNode;
  /** Runs when it is expanded: its code may be fetched. */
  onOpen: () => void;
  children: ReactNode;
}

/** A collapsed section for an optional part of the order. */
export const Extra = ({ title, value, onOpen, children }: Props) => {
  const ref = useRef<HTMLDetailsElement>(null);
  const open = useEffectEvent(onOpen);
  // The browser can expand it before hydration.
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
