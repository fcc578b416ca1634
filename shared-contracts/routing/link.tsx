import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useLocation, useNavigate } from '../libraries/react-router.ts';
import { useAppSelector } from '../store/hooks.ts';
import { selectMarketContext } from '../store/selectors.ts';
import { isPlainClick } from './is-plain-click.ts';
import type { ShopPath } from './paths.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** From {@link paths}; the market prefix is added here. */
  to: ShopPath;
  /** Whether to replace the history entry; true by default for the current URL. */
  replace?: boolean;
}

const useFullPath = (to: ShopPath): string => {
  const { prefix } = useAppSelector(selectMarketContext);
  return to === '/' ? prefix : `${prefix}${to}`;
};

/** Whether a click navigates in place, instead of opening a tab or a download. */
const staysHere = (event: MouseEvent<HTMLAnchorElement>, target?: string): boolean =>
  !event.defaultPrevented && isPlainClick(event) && (!target || target === '_self');

/** A link inside the shop that keeps market and language. react-router's own is three times the code. */
export const Link = ({ to, replace, onClick, children, ...rest }: LinkProps) => {
  const href = useFullPath(to);
  const location = useLocation();
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!staysHere(event, rest.target)) return;
    event.preventDefault();
    void navigate(href, { replace: replace ?? createPath(location) === href });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
};

/** A {@link Link} that marks the current page (`aria-current`), whatever its query. */
export const NavLink = (props: LinkProps) => {
  const { pathname } = useLocation();
  const own = useFullPath(props.to).replace(/[?#].*$/, '');
  return (
    <Link {...props} aria-current={pathname.replace(/\/+$/, '') === own ? 'page' : undefined} />
  );
};
