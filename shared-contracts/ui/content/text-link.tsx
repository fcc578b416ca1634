import { Link, type LinkProps } from '../../routing/link.tsx';
import { classNames } from '../class-names.ts';
import css from './text-link.module.css';

/** An underlined link inside running text. */
export const TextLink = ({ className, ...rest }: LinkProps) => (
  <Link {...rest} className={classNames(css.link, className)} />
);
