import {
  type Channel,
  type Publication,
  type PublicationAnswer,
  type RollbackAnswer,
  type Switching,
  type SwitchingAnswer,
} from '@marquee/federation/release-protocol'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, invalid, notFound } from '../../../platform/errors/domain-error.ts'
import { createReleaseChannelRepository, type ReleaseChannels } from './release-channels.repository.ts'
import type { ReleaseFileService } from './release-files.service.ts'
import { findWorkingRelease } from './find-working-release.ts'
import { checkGeneration, checkPresent, readConcurrentReleases, refuse, withRegistryLock } from './release-checks.ts'
import { refusalsBeside } from './release-gate.ts'
import { toMarks, toPointers } from './release-pointers.ts'
import { createReleaseRepository, type StoredRelease } from './releases.repository.ts'
import { rollBack, type RollbackRequest } from './roll-back.ts'

interface Dependencies {
  db: Database
  clock: Clock
  files: Pick<ReleaseFileService, 'listMissing'>
}

/**
 * Moves the pointers that decide which releases pages run. Every change is one transaction behind one lock, so that the state that
 * it was checked against is still current when it is made.
 */
export function createPublishingService({ db, clock, files }: Dependencies) {
  return {
    /**
     * Publishes an uploaded release. Publishing a release again changes nothing and is no error.
     * @param by the author's name, for the history
     * @throws DomainError 404; 409 when files are missing, the package has changed or the canary would be the live release; 422 when it
     * does not fit the other releases
     */
    async publish(by: string, name: string, release: string, publication: Publication): Promise<PublicationAnswer> {
      const stored = await completeRelease(db, files, name, release)
      return withRegistryLock(db, async (transaction) => {
        const { channels, releases } = repositories(transaction)
        const now = clock.now()
        const before = await channels.findOrCreate(name, now)
        const { channel, percent = null, reason } = publication
        if (isPublished(before, release, channel, percent)) {
          return { package: name, release, generation: before.generation, is_changed: false }
        }
        checkGeneration(before, publication.expected_generation)
        if (channel !== 'preview') {
          checkPresent(before)
        }
        checkTrial(before, release, channel)
        refuse(
          refusalsBeside(
            stored.description,
            await readConcurrentReleases(transaction, name, channel),
            channel === 'preview',
          ),
        )
        await releases.update(name, release, { ...toMarks(channel, now), is_complete: true, updated_at: now })
        await touchPrevious(transaction, before, now)
        const pointers = {
          ...toPointers(before, release, channel, percent),
          ...(channel === 'live' && {
            last_known_good: (await findWorkingRelease(transaction, name, release)).release,
          }),
        }
        const from = before[channel]
        const generation = await channels.change(name, pointers, {
          channel,
          from,
          to: release,
          percent,
          by,
          reason,
          at: now,
        })
        await channels.advanceGeneration(now)
        return { package: name, release, generation, is_changed: true }
      })
    },

    /** Takes the live release or the canary back (roll-back.ts). */
    rollBack: (by: string, name: string, request: RollbackRequest): Promise<RollbackAnswer> =>
      withRegistryLock(db, (transaction) => rollBack(transaction, { by, name, request, at: clock.now() })),

    /**
     * Switches a remote off or on for all users: pages show a notice in its place. Its releases stay as they are.
     * @throws DomainError 404; 409 when the package has changed; 422 for the host, because no page works without it
     */
    async switchPackage(by: string, name: string, request: Switching): Promise<SwitchingAnswer> {
      if (name === 'host') {
        throw invalid({ package: ['The host cannot be switched off: it holds every page.'] })
      }
      return withRegistryLock(db, async (transaction) => {
        const { channels } = repositories(transaction)
        const before = await channels.find(name)
        if (before === null) {
          throw notFound('released package')
        }
        checkGeneration(before, request.expected_generation)
        const { is_enabled, reason } = request
        if (before.is_enabled === is_enabled) {
          return { package: name, is_enabled, generation: before.generation, is_changed: false }
        }
        const at = clock.now()
        const change = {
          channel: is_enabled ? 'on' : 'off',
          from: null,
          to: null,
          percent: null,
          by,
          reason,
          at,
        } as const
        const generation = await channels.change(name, { is_enabled }, change)
        await channels.advanceGeneration(at)
        return { package: name, is_enabled, generation, is_changed: true }
      })
    },
  }
}

export type PublishingService = ReturnType<typeof createPublishingService>

async function completeRelease(
  db: Database,
  files: Dependencies['files'],
  name: string,
  release: string,
): Promise<StoredRelease> {
  const stored = await createReleaseRepository(db).find(name, release)
  if (stored === null) {
    throw notFound('release')
  }
  const missing = stored.isComplete ? [] : await files.listMissing(name, release, stored.files)
  if (missing.length > 0) {
    throw conflict(
      `The upload is not complete. Missing: ${missing.map((file) => file.name).join(', ')}.`,
      'upload_incomplete',
    )
  }
  return stored
}

/** Starts the 30 days for which the release that was live until now is kept. */
async function touchPrevious(
  transaction: Database,
  { package: name, live }: ReleaseChannels,
  now: Date,
): Promise<void> {
  if (live !== null) {
    await createReleaseRepository(transaction).update(name, live, { updated_at: now })
  }
}

function repositories(transaction: Database) {
  return { channels: createReleaseChannelRepository(transaction), releases: createReleaseRepository(transaction) }
}

function isPublished(
  { live, canary, canary_percent, preview, is_team_owned }: ReleaseChannels,
  release: string,
  channel: Channel,
  percent: number | null,
): boolean {
  const current = { live, canary, preview }[channel]
  if (current !== release) {
    return false
  }
  // A local build that a team releases unchanged becomes the team's: a later local build does not replace it.
  return channel === 'live' ? is_team_owned : channel === 'preview' || canary_percent === percent
}

function checkTrial({ live }: ReleaseChannels, release: string, channel: Channel): void {
  if (channel === 'canary' && live === release) {
    throw conflict(`${release} is live for everybody: there is nothing to try it against.`, 'live_already')
  }
}
