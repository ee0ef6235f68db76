import { getLoadedRelease, type RunningRelease } from '../remotes/running-releases.ts'
import { readPages } from './live-pages.ts'

/** The release whose code shows the page at a path; null for a page of the host, and before its remote has loaded. */
export function releaseAt(pathname: string): RunningRelease | null {
  const match = readPages().match(pathname)
  return match === null ? null : getLoadedRelease(match.page.owner)
}
