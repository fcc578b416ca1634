import { useEffect, useRef } from 'react';
import { useText } from '@shop/contracts/i18n';
import { Button } from '@shop/contracts/ui';
import css from './removed-row.module.css';

interface Props {
  name: string;
  /** The line is on its way back. */
  busy: boolean;
  onUndo: () => void;
}

/** What stands in the place of a removed line. It takes the focus that went with the line's button. */
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
