import { describeIncompatibility, findIncompatibilities } from '../../../shared/federation/src/compatibility.ts'
import type { ReleaseOverview } from '../../../shared/federation/src/release-protocol.ts'
import type { ReleaseClient } from '../../../shared/federation/src/releasing/release-client.ts'

/** Package → release, for the packages that do not run what is live. */
export type Releases = Readonly<Record<string, string>>

/** What every package runs in a combination: the release that is asked for, else the live one. */
export function runningReleases(packages: readonly ReleaseOverview[], asked: Releases): Releases {
  const entries = packages.map(({ package: name, live }) => [name, asked[name] ?? live] as const)
  return Object.fromEntries(entries.flatMap(([name, release]) => (release === null ? [] : [[name, release] as const])))
}

/** Why releases cannot run together: one line for each shared package of each remote; nothing when they can. */
export async function findRefusals(client: Pick<ReleaseClient, 'get'>, running: Releases): Promise<string[]> {
  const { host: hostRelease, ...remotes } = running
  if (hostRelease === undefined) {
    return ['The server has no host.']
  }
  const { description: host } = await client.get('host', hostRelease)
  const found = await Promise.all(
    Object.entries(remotes).map(async ([name, release]) => {
      const { description } = await client.get(name, release)
      return findIncompatibilities(description, host).map(
        (problem) => `${name} ${release} does not fit host ${hostRelease}: ${describeIncompatibility(problem)}.`,
      )
    }),
  )
  return found.flat()
}
