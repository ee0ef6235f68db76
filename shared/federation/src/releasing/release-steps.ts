import { describeIncompatibility, findIncompatibilities } from '../compatibility.ts'
import { refuseStyles } from '../find-reaching-selectors.ts'
import { findCollisions } from '../page-rules.ts'
import type { ReleaseDescription } from '../registry.ts'
import type { AlarmAnswer, Publication, ReleaseOverview, RetirementAnswer } from '../release-protocol.ts'
import type { BuiltRelease } from './built-release.ts'
import type { ReleaseClient } from './release-client.ts'

/**
 * Announces a release, uploads the files that the store lacks, and publishes it. A repeated call continues after an interruption.
 * @throws RefusedError when the server refuses it
 */
export async function publishRelease(
  client: ReleaseClient,
  built: BuiltRelease,
  publication: Omit<Publication, 'expected_generation'>,
): Promise<void> {
  const { name, release } = built.description
  const { is_complete: isComplete, missing, generation } = await client.announce(built)
  if (isComplete) {
    console.log(`${name} ${release}: in the store already`)
  } else {
    console.log(`${name} ${release}: uploading ${missing.length} of ${built.files.length} files…`)
    for (const file of missing) {
      await client.upload(name, release, file, built.read(file))
    }
  }
  const answer = await client.publish(name, release, { ...publication, expected_generation: generation })
  const share = publication.percent === undefined ? '' : ` for ${publication.percent} % of the users`
  const state = answer.is_changed ? 'is' : 'was already'
  console.log(`${name} ${release} ${state} ${publication.channel}${share} (generation ${answer.generation}).`)
  if (publication.channel === 'preview') {
    console.log(`Open any page with ?mfe.${name}=${release} to see it.`)
  }
}

/** Reads what was released, from a server or from a record. */
export type ReleaseReader = Pick<ReleaseClient, 'list' | 'get'>

/**
 * The reasons why a build does not fit the existing packages: one line for each style that reaches beyond it, for each shared package that
 * is required in another version, and for each page name or path that another package already has. Empty when it fits.
 */
export async function checkAgainst(
  client: ReleaseReader,
  { description, files, read }: BuiltRelease,
  against: 'live' | 'preview',
): Promise<string[]> {
  const others = (await client.list()).filter((one) => one.package !== description.name && !one.is_retired)
  const styles = description.name === 'host' ? [] : files.filter(({ name }) => name.endsWith('.css'))
  const refusals = styles.flatMap(({ name }) => refuseStyles(name, read(name).toString()))
  for (const { package: name, live, preview } of others) {
    const release = against === 'preview' ? (preview ?? live) : live
    if (release !== null) {
      const other = (await client.get(name, release)).description
      refusals.push(...versionRefusals(description, other), ...findCollisions(description, other))
    }
  }
  return refusals
}

/** The server's answer when a package was disabled or enabled, and the packages that link to its pages. */
export function describeRetirement({
  package: name,
  is_retired,
  generation,
  is_changed,
  linked_by,
}: RetirementAnswer): string {
  const state = `${is_changed ? 'is' : 'was already'} ${is_retired ? 'retired' : 'back'}`
  const links = linked_by.map(({ package: other, pages }) => `  ${other} links to ${pages.join(', ')}`)
  return [
    `${name} ${state} (generation ${generation}).`,
    ...(is_retired && links.length > 0
      ? ['These links now open a page that says that it is not available:', ...links]
      : []),
  ].join('\n')
}

/** Who is told that the live release fails, and what the server then does. */
export function describeAlarms(
  name: string,
  { alarms: { email, url, is_auto_rollback }, secret }: AlarmAnswer,
): string {
  return [
    `When the live release of ${name} fails:`,
    `  mail to ${email ?? 'the administrators of the product'}`,
    url === null ? '  no post to an address' : `  post to ${url}, signed with the secret ${secret}`,
    is_auto_rollback
      ? '  the server goes back by itself to the newest release that is shown to work'
      : '  the server does not go back by itself',
  ].join('\n')
}

/** Only a remote and a host require anything of each other. */
function versionRefusals(one: ReleaseDescription, other: ReleaseDescription): string[] {
  const [host, remote] = one.name === 'host' ? [one, other] : [other, one]
  return host.name !== 'host'
    ? []
    : findIncompatibilities(remote, host).map(
        (problem) =>
          `${remote.name} ${remote.release} does not fit host ${host.release}: ${describeIncompatibility(problem)}.`,
      )
}

/** The published state of a package, and with `isWhole` its releases and last changes. */
export function describePackage(overview: ReleaseOverview, isWhole: boolean): string {
  const summary = `${overview.package} (generation ${overview.generation}): ${listPointers(overview).join(', ')}`
  const details = isWhole ? [...overview.releases.map(releaseLine), ...overview.changes.map(changeLine)] : []
  return [summary, ...details].join('\n')
}

function listPointers({
  is_enabled,
  is_retired,
  live,
  canary,
  canary_percent: percent,
  preview,
  last_known_good: good,
}: ReleaseOverview) {
  return [
    ...(is_retired ? ['retired'] : []),
    ...(is_enabled ? [] : ['switched off']),
    `live ${live ?? 'nothing'}`,
    ...(canary === null ? [] : [`canary ${canary} for ${percent} %`]),
    ...(preview === null ? [] : [`preview ${preview}`]),
    ...(good === null ? [] : [`last known good ${good}`]),
  ]
}

function releaseLine(stored: ReleaseOverview['releases'][number]) {
  const { release, bytes, created_at, uploaded_by, rolled_back_at, health } = stored
  const mark = rolled_back_at === null ? '' : ', taken back'
  const users =
    health === undefined || health.visitors === 0
      ? ''
      : `, ${health.verdict} (${health.worked} of ${health.visitors} users)`
  return `  ${release}  ${created_at.slice(0, 16)}  ${Math.round(bytes / 1000)} kB  by ${uploaded_by}${mark}${users}`
}

function changeLine(change: ReleaseOverview['changes'][number]) {
  const { generation, channel, from, to, changed_by, created_at, reason } = change
  const why = reason === '' ? '' : `: ${reason}`
  const turn = from === null && to === null ? channel : `${channel} ${from ?? 'nothing'} → ${to ?? 'nothing'}`
  return `  ${generation}. ${created_at.slice(0, 16)}  ${turn} by ${changed_by}${why}`
}
