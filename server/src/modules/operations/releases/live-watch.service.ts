import type { Logger } from 'pino'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AUTOMATIC } from './canary-watch.service.ts'
import { MIN_VISITORS, reasonToStop } from './canary.policy.ts'
import { findWorkingRelease } from './find-working-release.ts'
import { createReleaseAlarmRepository } from './release-alarms.repository.ts'
import { type ReleaseAlarmService, toAlarmSettings } from './release-alarms.service.ts'
import { createReleaseChannelRepository } from './release-channels.repository.ts'
import { withRegistryLock } from './release-checks.ts'
import { createReleaseHealthRepository } from './release-health.repository.ts'
import { BUCKET_MS } from './release-health.service.ts'
import { rollBack } from './roll-back.ts'
import { type Choice, USUAL } from './working-release.policy.ts'

interface Dependencies {
  db: Database
  clock: Clock
  log: Pick<Logger, 'warn'>
  alarms: Pick<ReleaseAlarmService, 'tell'>
}

/**
 * Keeps last-known-good the release that reports show working, also when it proves bad later, and raises an alarm about a live release
 * that fails clearly more often than that one.
 */
export function createLiveWatch({ db, clock, log, alarms }: Dependencies) {
  return {
    /** Judges every live release. Several processes may do it at the same time: each change holds the registry's lock. */
    async judge(): Promise<void> {
      for (const { package: name, live, is_retired, last_known_good } of await createReleaseChannelRepository(
        db,
      ).list()) {
        if (live !== null && !is_retired) {
          const choice = await findWorkingRelease(db, name, live)
          if (choice.release !== last_known_good) {
            await withRegistryLock(db, (transaction) => renewLastKnownGood(transaction, name))
          }
          if ((await findReason(db, { name, live, choice, isOfAccounts: false })) !== null) {
            await withRegistryLock(db, (transaction) => raiseAlarm(transaction, name))
          }
        }
      }
    },
  }

  async function renewLastKnownGood(transaction: Database, name: string): Promise<void> {
    const channels = createReleaseChannelRepository(transaction)
    const current = await channels.find(name)
    if (current?.live) {
      const { release } = await findWorkingRelease(transaction, name, current.live)
      await channels.set(name, { last_known_good: release }, clock.now())
      await channels.advanceGeneration(clock.now())
    }
  }

  /** Judges again under the lock, because another release may be live by now. */
  async function raiseAlarm(transaction: Database, name: string): Promise<void> {
    const current = await createReleaseChannelRepository(transaction).find(name)
    if (!current?.live) {
      return
    }
    const live = current.live
    const choice = await findWorkingRelease(transaction, name, live)
    const reason = await findReason(transaction, { name, live, choice, isOfAccounts: false })
    if (reason === null) {
      return
    }
    const [stored, settings, now] = [createReleaseAlarmRepository(transaction), toAlarmSettings(current), clock.now()]
    const alarm = await stored.note(name, live, reason, now)
    // Visitors without an account are a network address each, which is not enough to change what all users run.
    const isCertain = (await findReason(transaction, { name, live, choice, isOfAccounts: true })) !== null
    const isReturning = settings.is_auto_rollback && alarm.returned_to === null && isCertain && choice.proven !== null
    if (isReturning) {
      const request = { channel: 'live', reason } as const
      const { release } = await rollBack(transaction, { by: AUTOMATIC, name, request, at: now })
      await stored.setReturn(name, live, release, now)
      await alarms.tell(transaction, settings, { ...alarm, returned_to: release })
    } else if (alarm.is_new) {
      await alarms.tell(transaction, settings, alarm)
    }
    if (alarm.is_new) {
      log.warn({ package: name, release: live, reason }, 'A live release fails')
    }
  }

  /** Compares the last day of the live release with the release to go back to since a day before, or with what is usual. */
  async function findReason(
    database: Database,
    { name, live, choice, isOfAccounts }: { name: string; live: string; choice: Choice; isOfAccounts: boolean },
  ): Promise<string | null> {
    const health = createReleaseHealthRepository(database)
    const now = clock.now().getTime()
    const start = (await createReleaseChannelRepository(database).findStart(name, 'live', live))?.getTime() ?? now
    // The time slice in which the release began counts as a whole.
    const since = new Date(Math.max(start - BUCKET_MS, now - DAY_MS))
    const trial = await health.getTrial(name, live, since, isOfAccounts)
    const { release, proven } = choice
    const before =
      release === null || proven === null
        ? USUAL
        : await health.getTrial(name, release, new Date(start - BUCKET_MS - DAY_MS), isOfAccounts)
    return before.visitors < MIN_VISITORS || before === USUAL
      ? reasonToStop(trial, USUAL, { judged: 'The live release', other: 'a working release usually' })
      : reasonToStop(trial, before, { judged: 'The live release', other: `${release}, which works,` })
  }
}

export type LiveWatch = ReturnType<typeof createLiveWatch>
