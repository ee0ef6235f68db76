/**
 * What remotes may use of react-router. A shared module is kept whole, because nobody knows what a remote will ask for: this list
 * keeps the router's server half out of every page. `npm run facades` adds what the remotes import, and a test says when it has to.
 */
export {
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  useBeforeUnload,
  useBlocker,
  useHref,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutlet,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRevalidator,
  useSearchParams,
} from 'react-router'
