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

/** The author's name in the history. */
export const AUTOMATIC = 'automatic'
const LIVE_HISTORY_MS = DAY_MS

/** Stops canaries that fail clearly more often than the live release (canary.policy.ts). */
export function createCanaryWatch({ db, clock, log, publishing }: Dependencies) {
  const channels = createReleaseChannelRepository(db)
  const health = createReleaseHealthRepository(db)

  return {
    /** Judges every canary. Several processes may do it at the same time: the generation check lets only one of them stop a canary. */
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
    const start = await channels.findStart(name, 'canary', canary)
    // The time slice in which the canary began counts as a whole.
    const since = (start ?? clock.now()).getTime() - BUCKET_MS
    const [canaryTrial, liveTrial] = await Promise.all([
      health.getTrial(name, canary, new Date(since), true),
      health.getTrial(name, live, new Date(since - LIVE_HISTORY_MS), true),
    ])
    const reason = reasonToStop(canaryTrial, liveTrial)
    if (reason === null) {
      return
    }
    try {
      await publishing.rollBack(AUTOMATIC, name, { channel: 'canary', reason, expected_generation: generation })
      log.warn({ package: name, canary, reason }, 'A canary was stopped')
    } catch (error) {
      // Another release was published in the meantime; the next round judges the new state.
      if (!(error instanceof DomainError && error.code === 'generation_conflict')) {
        throw error
      }
    }
  }
}

export type CanaryWatch = ReturnType<typeof createCanaryWatch>
