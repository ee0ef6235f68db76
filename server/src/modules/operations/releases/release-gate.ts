import { describeIncompatibility, findIncompatibilities } from '@marquee/federation/compatibility'
import { findCollisions, findManifestFaults } from '@marquee/federation/page-rules'
import type { ReleaseDescription } from '@marquee/federation/registry'

/** What runs or may run beside a release, each with the word for it: `live`, `canary` or `preview`. */
export interface ConcurrentRelease {
  channel: string
  description: ReleaseDescription
}

/** Why a remote cannot run in a host, in one sentence for each shared package; nothing when it can. */
export function listRefusals(remote: ReleaseDescription, host: ReleaseDescription, hostChannel: string): string[] {
  return findIncompatibilities(remote, host).map(
    (problem) =>
      `${remote.name} ${remote.release} does not fit the ${hostChannel} host ${host.release}: ${describeIncompatibility(problem)}.`,
  )
}

/**
 * Whether a release may be published beside what is there: a remote must fit every host that users run, a host every remote, and
 * nobody's pages may take the names or paths of another package. A preview is tried by choice: it must fit one of the hosts, the
 * live one or the next, and a host in preview nothing.
 * @returns the refusals
 */
export function refusalsBeside(
  release: ReleaseDescription,
  concurrent: readonly ConcurrentRelease[],
  isPreview: boolean,
): string[] {
  return [...refusalsOfManifest(release, concurrent), ...refusalsOfVersions(release, concurrent, isPreview)]
}

/**
 * What a release's pages are refused for. Only what users run counts: a preview of another package takes nothing away from anybody.
 */
export function refusalsOfManifest(release: ReleaseDescription, concurrent: readonly ConcurrentRelease[]): string[] {
  const users = concurrent.filter(({ channel }) => channel !== 'preview')
  const problems = [
    ...findManifestFaults(release),
    ...users.flatMap(({ description }) => findCollisions(release, description)),
  ]
  return [...new Set(problems)].map((problem) => `${release.name} ${release.release}: ${problem}`)
}

function refusalsOfVersions(
  release: ReleaseDescription,
  concurrent: readonly ConcurrentRelease[],
  isPreview: boolean,
): string[] {
  if (release.name === 'host') {
    return isPreview ? [] : concurrent.flatMap(({ description }) => listRefusals(description, release, 'new'))
  }
  const hosts = concurrent.filter(({ description }) => description.name === 'host')
  const refusals = hosts.map(({ channel, description }) => listRefusals(release, description, channel))
  return isPreview && refusals.some((list) => list.length === 0) ? [] : refusals.flat()
}
