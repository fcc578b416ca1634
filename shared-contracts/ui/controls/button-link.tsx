import { Link, type LinkProps } from '../../routing/link.tsx';
import css from './button.module.css';
import type { ButtonVariant } from './button.tsx';
import { classNames } from '../class-names.ts';

/** A link inside the shop that looks like a button: for going somewhere, not for doing something. */
export const ButtonLink = ({
  variant = 'secondary',
  className,
  children,
  ...rest
}: LinkProps & { variant?: ButtonVariant }) => (
  <Link {...rest} className={classNames(css.button, css[variant], className)}>
    <span className={css.label}>{children}</span>
  </Link>
);
