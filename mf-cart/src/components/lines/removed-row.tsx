import { useEffect, useRef } from 'react';
import { useText } from '@shop/contracts/i18n';
import { Button } from '@shop/contracts/ui';
import css from './removed-row.module.css';

interface Props {
  name: string;
  /** The line is being restored. */
  busy: boolean;
  onUndo: () => void;
}

/** Undo row in place of a removed line. Takes the focus, which the line's button had. */
export const RemovedRow = ({ name, busy, onUndo }: Props) => {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <li className={css.row}>
      <span className={css.text}>{text('cart.removed', { name })}</span>
      <Button
        ref={button}
        variant="quiet"
        aria-label={text('cart.undoOf', { name })}
        busy={busy}
        onClick={onUndo}
      >
        {text('cart.undo')}
      </Button>
    </li>
  );
};
