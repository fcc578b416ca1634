import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  type LinkProps as RouterLinkProps,
} from 'react-router';
import { useAppSelector } from '../store/hooks.ts';
import { selectMarketContext } from '../store/selectors.ts';
import type { ShopPath } from './paths.ts';

export interface LinkProps extends Omit<RouterLinkProps, 'to'> {
  /** From {@link paths}; the market prefix is added here. */
  to: ShopPath;
}

const useFullPath = (to: ShopPath): string => {
  const { prefix } = useAppSelector(selectMarketContext);
  return to === '/' ? prefix : `${prefix}${to}`;
};

/** A link inside the shop that keeps market and language. */
export const Link = ({ to, ...rest }: LinkProps) => <RouterLink {...rest} to={useFullPath(to)} />;

/** A {@link Link} that knows whether it is the current page (`aria-current`). */
export const NavLink = ({ to, ...rest }: LinkProps) => (
  <RouterNavLink {...rest} to={useFullPath(to)} end />
);
