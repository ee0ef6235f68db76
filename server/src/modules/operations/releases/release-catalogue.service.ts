import type { Declaration, ReleaseOverview } from '@marquee/federation/release-protocol'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { NOBODY } from './canary.policy.ts'
import { findWorkingRelease } from './find-working-release.ts'
import { createReleaseChannelRepository, type ReleaseChannels } from './release-channels.repository.ts'
import type { ReleaseFileService } from './release-files.service.ts'
import { createReleaseHealthRepository } from './release-health.repository.ts'
import { createReleaseRepository } from './releases.repository.ts'
import { judgeRelease } from './working-release.policy.ts'

const KEPT_MS = 30 * DAY_MS
const SHOWN_CHANGES = 50

/** The content of the store: for teams, for admins, and for the job that removes old releases. */
export function createReleaseCatalogue({
  db,
  clock,
  files,
}: {
  db: Database
  clock: Clock
  files: ReleaseFileService
}) {
  const releases = createReleaseRepository(db)
  const channels = createReleaseChannelRepository(db)

  async function readOverview(pointers: ReleaseChannels): Promise<ReleaseOverview> {
    const { package: name, generation, is_enabled, is_retired, live, canary, canary_percent, preview } = pointers
    const [stored, changes, fallback] = await Promise.all([
      releases.list(name),
      channels.listChanges(name, SHOWN_CHANGES),
      live === null ? null : findWorkingRelease(db, name, live),
    ])
    const ids = stored.map(({ description: { release } }) => release)
    const trials = await createReleaseHealthRepository(db).listLastTrials(name, ids)
    return {
      package: name,
      generation,
      is_enabled,
      is_retired,
      live,
      canary,
      canary_percent,
      preview,
      last_known_good: fallback?.release ?? null,
      last_known_good_reason: fallback?.reason ?? '',
      releases: stored.map(
        ({ description, files: list, isPreview, uploadedBy, createdAt, lastLiveAt, rolledBackAt }) => ({
          release: description.release,
          kit_version: description.kitVersion,
          bytes: list.reduce((sum, { size }) => sum + size, 0),
          uploaded_by: uploadedBy,
          is_preview: isPreview,
          created_at: createdAt.toISOString(),
          last_live_at: lastLiveAt?.toISOString() ?? null,
          rolled_back_at: rolledBackAt?.toISOString() ?? null,
          health: toHealth(trials.get(description.release)),
        }),
      ),
      changes: changes.map(
        ({ generation: number, channel, from_release, to_release, percent, changed_by, reason, created_at }) => ({
          generation: number,
          channel,
          from: from_release,
          to: to_release,
          percent,
          changed_by,
          reason,
          created_at: created_at.toISOString(),
        }),
      ),
    }
  }

  return {
    /** Every package with its releases and its latest changes. */
    async list(): Promise<ReleaseOverview[]> {
      return Promise.all((await channels.list()).map(readOverview))
    },

    /** @throws DomainError 404 */
    async get(name: string, release: string): Promise<Declaration> {
      const found = await releases.find(name, release)
      if (found === null || !found.isComplete) {
        throw notFound('release')
      }
      return { description: found.description, files: found.files }
    },

    /** Removes releases untouched for 30 days that are neither live, last-known-good, canary nor preview. @returns how many */
    async collect(): Promise<number> {
      const before = new Date(clock.now().getTime() - KEPT_MS)
      const removed = await db.transaction().execute(async (transaction) => {
        await createReleaseChannelRepository(transaction).lockRegistry()
        return createReleaseRepository(transaction).removeUnused(before)
      })
      for (const { name, release, files: list } of removed) {
        await files.remove(name, release, list)
      }
      return removed.length
    },
  }
}

function toHealth(trial = NOBODY) {
  return { ...trial, verdict: judgeRelease(trial) }
}

export type ReleaseCatalogue = ReturnType<typeof createReleaseCatalogue>
