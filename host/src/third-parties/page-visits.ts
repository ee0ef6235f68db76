import type { RouteName } from '@marquee/remote-kit/routes'
import type { DataRouter } from 'react-router'
import { toPageName } from '../navigation/pages.ts'
import { routeAt } from '../navigation/live-pages.ts'
import { publicAddress } from './public-address.ts'
import { stampOfPage } from './stamp-of-page.ts'
import type { PageView } from './third-party.ts'

/**
 * The addresses of these pages give access to an account. A vendor's script can read the address itself, so no script is started on them.
 */
const SECRET_PAGES: readonly string[] = ['reset-password', 'set-password', 'invitation'] satisfies RouteName[]

export interface PageVisit extends PageView {
  isSecret: boolean
}

/** Follows the router from page to page; a change of the query only is not a new visit. */
export function createPageVisits(router: DataRouter) {
  function read(): PageVisit {
    const { pathname } = router.state.location
    const route = routeAt(pathname)
    return {
      name: toPageName(route),
      address: publicAddress(new URL(pathname, location.origin).href),
      releases: { ...stampOfPage() },
      isSecret: SECRET_PAGES.includes(route),
    }
  }

  function subscribe(listener: (visit: PageVisit) => void): void {
    let { pathname } = router.state.location
    router.subscribe(({ location, navigation }) => {
      if (navigation.state === 'idle' && location.pathname !== pathname) {
        pathname = location.pathname
        listener(read())
      }
    })
  }

  return { read, subscribe }
}
