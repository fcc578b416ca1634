/** The pieces of react-router in use. Sharing the whole package would cost 61 kB; these cost 13. */
export {
  BrowserRouter,
  createPath,
  matchPath,
  MemoryRouter,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
export { Link, NavLink, type LinkProps } from './link.tsx';
export { paths, type ShopPath } from './paths.ts';
export { useGoTo } from './use-go-to.ts';
export { PageParamsProvider, usePageParams } from './page-params.tsx';
