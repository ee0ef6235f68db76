import { matchPage } from '../routing/route-at.ts'
import { routes } from '@marquee/remote-kit/routes'

/** A package and its release. */
export interface RunningRelease {
  name: string
  release: string
}

/** Remote → the release that its pages were loaded from last. */
const loaded = new Map<string, string>()

/** Says which release a page was loaded from. */
export function rememberLoaded({ name, release }: RunningRelease): void {
  loaded.set(name, release)
}

/** Whose code shows the page at a path; null for a page of the host, and before its remote has loaded. */
export function releaseAt(pathname: string): RunningRelease | null {
  const page = matchPage(pathname)
  const name = page === null ? 'host' : routes[page.name].owner
  const release = loaded.get(name)
  return release === undefined ? null : { name, release }
}
