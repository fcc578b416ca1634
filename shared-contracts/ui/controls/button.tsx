import type { ComponentProps, MouseEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import css from './button.module.css';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../content/visually-hidden.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Work is in progress: announces it, keeps size and focus, and ignores clicks. */
  busy?: boolean;
}

/**
 * A button. While busy it is `aria-disabled` instead of `disabled`, because a disabled button loses the
 * keyboard's focus in the middle of the shopper's work.
 */
export const Button = ({
  variant = 'secondary',
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const text = useText();
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        type={type}
        className={classNames(css.button, css[variant], className)}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={click}
      >
        <span className={css.label}>{children}</span>
      </button>
      <VisuallyHidden role="status">{busy ? text('ui.busy') : null}</VisuallyHidden>
    </>
  );
};
