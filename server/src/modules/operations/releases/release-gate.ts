import { describeIncompatibility, findIncompatibilities } from '@marquee/federation/compatibility'
import { findCollisions, findManifestFaults } from '@marquee/federation/page-rules'
import type { ReleaseDescription } from '@marquee/federation/registry'

/** A release that runs or may run beside another one, with its channel: `live`, `canary` or `preview`. */
export interface ConcurrentRelease {
  channel: string
  description: ReleaseDescription
}

/** Why a remote cannot run in a host, one sentence per shared package; empty when it can. */
export function listRefusals(remote: ReleaseDescription, host: ReleaseDescription, hostChannel: string): string[] {
  return findIncompatibilities(remote, host).map(
    (problem) =>
      `${remote.name} ${remote.release} does not fit the ${hostChannel} host ${host.release}: ${describeIncompatibility(problem)}.`,
  )
}

/**
 * Whether a release may be published beside the existing releases: a remote must fit every host that users run, and a host every
 * remote; no release may take the page names or paths of another package that users run. Previews run only on request: a remote must
 * fit one of the hosts, the live one or the next, and a host in preview need not fit anything.
 * @returns the refusals
 */
export function refusalsBeside(
  release: ReleaseDescription,
  concurrent: readonly ConcurrentRelease[],
  isPreview: boolean,
): string[] {
  return [...refusalsOfManifest(release, concurrent), ...refusalsOfVersions(release, concurrent, isPreview)]
}

/** Why a release's pages are refused. Only releases that users run count: a preview of another package reserves no names or paths. */
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
