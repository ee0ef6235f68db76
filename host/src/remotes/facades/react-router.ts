/**
 * The exports of react-router that remotes may use. A shared module is bundled completely, because the build does not know which exports
 * remotes will use: this list keeps the router's server code out of every page. `npm run make facades` adds the imports of the remotes, and a
 * test fails when the list is out of date.
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
