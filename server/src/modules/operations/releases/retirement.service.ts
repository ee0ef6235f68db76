import { findLinksTo } from '@marquee/federation/page-rules'
import type { Retirement, RetirementAnswer } from '@marquee/federation/release-protocol'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid, notFound } from '../../../platform/errors/domain-error.ts'
import { createReleaseChannelRepository } from './release-channels.repository.ts'
import { checkGeneration, readConcurrentReleases, refuse, withRegistryLock } from './release-checks.ts'
import { refusalsBeside } from './release-gate.ts'
import { createReleaseRepository } from './releases.repository.ts'

/** Retires remotes and brings them back (docs/decisions/0087). */
export function createRetirementService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Removes a remote's pages, navigation entries, commands and slots for all users, or restores them unchanged.
     * Its releases stay in the store, and the names and paths of its pages are free for other packages in the meantime.
     * @param by the author's name, for the history
     * @returns also the running packages that link to its pages
     * @throws DomainError 404; 409 when the package has changed; 422 for the host, and for a remote that no longer fits
     */
    async retire(by: string, name: string, request: Retirement): Promise<RetirementAnswer> {
      if (name === 'host') {
        throw invalid({ package: ['The host cannot be retired: it holds every page.'] })
      }
      return withRegistryLock(db, async (transaction) => {
        const channels = createReleaseChannelRepository(transaction)
        const before = await channels.find(name)
        const live =
          before === null || before.live === null
            ? null
            : await createReleaseRepository(transaction).find(name, before.live)
        if (before === null || live === null) {
          throw notFound('released package')
        }
        checkGeneration(before, request.expected_generation)
        const { is_retired, reason } = request
        const concurrent = await readConcurrentReleases(transaction, name, 'live')
        const answer = {
          package: name,
          is_retired,
          linked_by: findLinksTo(
            live.description,
            concurrent.filter(({ channel }) => channel === 'live').map(({ description }) => description),
          ),
        }
        if (before.is_retired === is_retired) {
          return { ...answer, generation: before.generation, is_changed: false }
        }
        if (!is_retired) {
          refuse(refusalsBeside(live.description, concurrent, false))
        }
        const at = clock.now()
        const channel = is_retired ? 'retired' : 'restored'
        const change = { channel, from: null, to: null, percent: null, by, reason, at } as const
        const generation = await channels.change(name, { is_retired }, change)
        await channels.advanceGeneration(at)
        return { ...answer, generation, is_changed: true }
      })
    },
  }
}

export type RetirementService = ReturnType<typeof createRetirementService>
