import type { ReleaseOverview } from '../../../../shared/federation/src/release-protocol.ts'
import type { Releases } from '../refusals.ts'

export interface Combination {
  name: string
  /** What does not run its live release. */
  releases: Releases
}

/** The next release of each package: its preview, when that is not live already. */
export function nextReleases(packages: readonly ReleaseOverview[]): Releases {
  return Object.fromEntries(
    packages.flatMap(({ package: name, live, preview }) =>
      preview === null || preview === live ? [] : [[name, preview] as const],
    ),
  )
}

/**
 * What has to work before next releases go live, in any order: the live host with each next remote and with all of them, the
 * next host with the live remotes, everything next. What is live comes first: a test that fails there says nothing about a release.
 */
export function listCombinations(next: Releases): Combination[] {
  const { host, ...remotes } = next
  const names = Object.keys(remotes)
  return [
    { name: 'everything live', releases: {} },
    ...Object.entries(remotes).map(([name, release]) => ({
      name: `live host, next ${name}`,
      releases: { [name]: release },
    })),
    ...(names.length > 1 ? [{ name: 'live host, all next remotes', releases: remotes }] : []),
    ...(host === undefined ? [] : [{ name: 'next host, live remotes', releases: { host } }]),
    ...(host === undefined || names.length === 0 ? [] : [{ name: 'everything next', releases: next }]),
  ]
}
