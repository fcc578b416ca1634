export {
  createPath,
  matchPath,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useLocation,
  useNavigate,
  useNavigationType,
} from '../libraries/react-router.ts';
export { isPlainClick } from './is-plain-click.ts';
export { Link, NavLink, type LinkProps } from './link.tsx';
export { paths, type InfoPage, type ShopPath } from './paths.ts';
export { useDeparture } from './use-departure.ts';
export { useGoTo } from './use-go-to.ts';
export { PageParamsProvider, usePageParams } from './page-params.tsx';
export { usePageQuery } from './use-page-query.ts';
export { OwnLocation } from './own-location.tsx';
export type { Location } from 'react-router';
export type { BrowserHistory } from './browser-history.ts';
