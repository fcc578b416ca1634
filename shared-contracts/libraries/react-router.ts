/** The pieces of react-router in use: 3.5 kB of its 61. */
export {
  createPath,
  matchPath,
  Router,
  UNSAFE_createBrowserHistory,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router';
