import { type MiddlewareFunction, redirectDocument } from 'react-router'
import type { OpenSession } from '../remotes/open-session.ts'

/** Lets the open session take over new releases before the next page is loaded, after the guard has allowed the page. */
export function releaseMiddleware(session: Pick<OpenSession, 'moveTo'>): MiddlewareFunction {
  return async function takeOverReleases({ url }, next) {
    const address = await session.moveTo(url)
    if (address !== null) {
      // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown response as a redirect
      throw redirectDocument(address.pathname + address.search + address.hash)
    }
    return next()
  }
}
