/** The pieces of react-router in use: 4.4 kB of its 61. */
export {
  createPath,
  matchPath,
  MemoryRouter,
  Router,
  StaticRouter,
  UNSAFE_createBrowserHistory,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router';
