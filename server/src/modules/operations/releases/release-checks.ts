import { type Channel, channels as publishedChannels } from '@marquee/federation/release-protocol'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, DomainError, invalid } from '../../../platform/errors/domain-error.ts'
import { createReleaseChannelRepository, type ReleaseChannels } from './release-channels.repository.ts'
import type { ConcurrentRelease } from './release-gate.ts'
import { createReleaseRepository } from './releases.repository.ts'

/** The channels that users run without requesting them. */
const userChannels = ['live', 'canary'] as const

/** Runs a change of the releases that pages run, one after the other, so that the state it was checked against is still current. */
export function withRegistryLock<T>(db: Database, change: (transaction: Database) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await createReleaseChannelRepository(transaction).lockRegistry()
    return change(transaction)
  })
}

/** @throws DomainError 409 when another change was made first */
export function checkGeneration({ package: name, generation }: ReleaseChannels, expected: number | undefined): void {
  if (expected !== undefined && expected !== generation) {
    throw new DomainError(
      409,
      `Somebody else released ${name} meanwhile: this was prepared for generation ${expected}, it is at ${generation} now. Look at what is live, then release again.`,
      { code: 'generation_conflict', errors: { expected_generation: [String(generation)] } },
    )
  }
}

/** @throws DomainError 422 when there are refusals */
export function refuse(refusals: readonly string[]): void {
  if (refusals.length > 0) {
    throw invalid({ compatibility: [...refusals] })
  }
}

/** @throws DomainError 409 when users cannot get any release of the package, because it is retired */
export function checkPresent({ package: name, is_retired }: ReleaseChannels): void {
  if (is_retired) {
    throw conflict(`${name} is retired. Bring it back first: npm run release retire -- ${name} --undo`, 'retired')
  }
}

/** The releases of the other packages that a release runs beside, without retired packages. */
export async function readConcurrentReleases(
  transaction: Database,
  name: string,
  channel: Channel,
): Promise<ConcurrentRelease[]> {
  const channels = createReleaseChannelRepository(transaction)
  const releases = createReleaseRepository(transaction)
  const words = channel === 'preview' ? publishedChannels : userChannels
  const others = (await channels.list()).filter((other) => other.package !== name && !other.is_retired)
  const wanted = others.flatMap((other) =>
    words.flatMap((word) => {
      const release = other[word]
      return release === null ? [] : [{ channel: word, name: other.package, release }]
    }),
  )
  const found = new Map((await releases.describe(wanted)).map((one) => [`${one.name} ${one.release}`, one]))
  return wanted.flatMap(({ channel: word, name: other, release }) => {
    const description = found.get(`${other} ${release}`)
    return description === undefined ? [] : [{ channel: word, description }]
  })
}
