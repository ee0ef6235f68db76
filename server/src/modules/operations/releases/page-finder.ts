import { createBoundedMap } from '../../../platform/bounded-map.ts'
import type { ReleaseRepository } from './releases.repository.ts'

const MAX_RELEASES = 200

/** Finds the names of the pages that a release brings; null for a release that is not stored. Releases do not change, so they are kept. */
export function createPageFinder(releases: Pick<ReleaseRepository, 'find'>) {
  const known = createBoundedMap<ReadonlySet<string>>(MAX_RELEASES)

  return async (name: string, release: string): Promise<ReadonlySet<string> | null> => {
    const key = `${name} ${release}`
    const kept = known.get(key)
    if (kept !== undefined) {
      return kept
    }
    const found = await releases.find(name, release)
    if (found?.isComplete !== true) {
      return null
    }
    const pages = new Set(found.description.manifest.routes.map((route) => route.name))
    known.set(key, pages)
    return pages
  }
}
