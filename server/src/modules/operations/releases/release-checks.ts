import { type Channel, channels as publishedChannels } from '@marquee/federation/release-protocol'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, DomainError, invalid } from '../../../platform/errors/domain-error.ts'
import { createReleaseChannelRepository, type ReleaseChannels } from './release-channels.repository.ts'
import type { ConcurrentRelease } from './release-gate.ts'
import { createReleaseRepository } from './releases.repository.ts'

/** What users run without asking for it. */
const userChannels = ['live', 'canary'] as const

/** Makes a change of what pages run: all changes wait for each other, so that what one was checked against is still true when it is made. */
export function withRegistryLock<T>(db: Database, change: (transaction: Database) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await createReleaseChannelRepository(transaction).lockRegistry()
    return change(transaction)
  })
}

/** @throws DomainError 409 when somebody else was faster */
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

/** @throws DomainError 409 when users cannot get any release of the package, because it was taken out */
export function checkPresent({ package: name, is_retired }: ReleaseChannels): void {
  if (is_retired) {
    throw conflict(`${name} is retired. Bring it back first: npm run release:retire -- ${name} --undo`, 'retired')
  }
}

/** The releases of the other packages that a release runs beside; what was taken out is none of them. */
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
