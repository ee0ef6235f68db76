import type { Logger } from 'pino'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { reasonToStop } from './canary.policy.ts'
import type { PublishingService } from './publishing.service.ts'
import { createReleaseChannelRepository, type ReleaseChannels } from './release-channels.repository.ts'
import { createReleaseHealthRepository } from './release-health.repository.ts'
import { BUCKET_MS } from './release-health.service.ts'

interface Dependencies {
  db: Database
  clock: Clock
  log: Pick<Logger, 'warn'>
  publishing: Pick<PublishingService, 'rollBack'>
}

/** As the history shows it. */
const AUTOMATIC = 'automatic'
const LIVE_HISTORY_MS = DAY_MS

/** Stops canaries that fail clearly more often than what is live (canary.policy.ts). */
export function createCanaryWatch({ db, clock, log, publishing }: Dependencies) {
  const channels = createReleaseChannelRepository(db)
  const health = createReleaseHealthRepository(db)

  return {
    /** Judges every canary. Several processes may do it at once: the generation lets one of them stop it. */
    async judge(): Promise<void> {
      for (const pointers of await channels.list()) {
        await judgeOne(pointers)
      }
    },
  }

  async function judgeOne({ package: name, live, canary, generation }: ReleaseChannels): Promise<void> {
    if (live === null || canary === null) {
      return
    }
    const start = await channels.findCanaryStart(name, canary)
    // The slice in which it began counts whole.
    const since = (start ?? clock.now()).getTime() - BUCKET_MS
    const [canaryTrial, liveTrial] = await Promise.all([
      health.getTrial(name, canary, new Date(since)),
      health.getTrial(name, live, new Date(since - LIVE_HISTORY_MS)),
    ])
    const reason = reasonToStop(canaryTrial, liveTrial)
    if (reason === null) {
      return
    }
    try {
      await publishing.rollBack(AUTOMATIC, name, { channel: 'canary', reason, expected_generation: generation })
      log.warn({ package: name, canary, reason }, 'A canary was stopped')
    } catch (error) {
      // Somebody has released meanwhile; the next round looks at what is there then.
      if (!(error instanceof DomainError && error.code === 'generation_conflict')) {
        throw error
      }
    }
  }
}

export type CanaryWatch = ReturnType<typeof createCanaryWatch>
