import type { HandlerInput } from '@marquee/contract/endpoint'
import type {
  createFeatureFlag,
  FeatureFlag,
  FlagDocuments,
  listFeatureFlagChanges,
  updateFeatureFlag,
  updateFlagDocuments,
} from '@marquee/contract/feature-flags'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, invalid, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { type Change, createFeatureFlagRepository } from './feature-flags.repository.ts'
import { createFlagPayloadRepository } from './flag-payload.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  /** Called after each change that was committed. */
  onChange: () => void
}

const position = z.object({ version: z.number().int() })

/** The changes of feature flags by admins. Every change increments the document's revision in its own transaction. */
export function createFeatureFlagService({ db, clock, onChange }: Dependencies) {
  return {
    list: (): Promise<FeatureFlag[]> => createFeatureFlagRepository(db).list(),

    /** @throws DomainError 422 on `key` when a flag with this key exists */
    async create(actor: Actor, body: HandlerInput<typeof createFeatureFlag>['body']): Promise<FeatureFlag> {
      const { key, ...content } = body
      return changed(async (transaction) => {
        const flags = createFeatureFlagRepository(transaction)
        const change = changeBy(actor)
        if (!(await flags.insert(key, content, change))) {
          throw invalid({ key: ['There is a flag with this key already.'] })
        }
        await flags.recordChange(key, change)
        return required(await flags.find(key), 'feature flag')
      })
    },

    /** @throws DomainError 404, 409 `version_conflict` when another save came in between */
    async update(
      actor: Actor,
      key: string,
      body: HandlerInput<typeof updateFeatureFlag>['body'],
    ): Promise<FeatureFlag> {
      const { version, ...content } = body
      return changed(async (transaction) => {
        const flags = createFeatureFlagRepository(transaction)
        if (required(await flags.lockVersion(key), 'feature flag') !== version) {
          throw conflict('Somebody else changed this flag. Load it again to see the changes.', 'version_conflict')
        }
        const change = changeBy(actor)
        await flags.replace(key, content, change)
        await flags.recordChange(key, change)
        return required(await flags.find(key), 'feature flag')
      })
    },

    /** Removes a flag: open pages continue without it, and it can be restored. @throws DomainError 404 */
    async remove(actor: Actor, key: string): Promise<void> {
      await changed(async (transaction) => {
        const flags = createFeatureFlagRepository(transaction)
        const change = changeBy(actor)
        required((await flags.setRemoved(key, true, change)) || undefined, 'feature flag')
        await flags.recordChange(key, change)
      })
    },

    /** Restores a removed flag unchanged; an existing flag stays as it is. @throws DomainError 404 */
    async restore(actor: Actor, key: string): Promise<FeatureFlag> {
      return changed(async (transaction) => {
        const flags = createFeatureFlagRepository(transaction)
        const change = changeBy(actor)
        if (await flags.setRemoved(key, false, change)) {
          await flags.recordChange(key, change)
        }
        return required(await flags.find(key), 'feature flag')
      })
    },

    /** A page of the flag's changes, newest first. @throws DomainError 404 */
    async listChanges(key: string, { cursor, limit }: HandlerInput<typeof listFeatureFlagChanges>['query']) {
      const flags = createFeatureFlagRepository(db)
      required(await flags.find(key), 'feature flag')
      const before = decodeCursor(position, cursor)?.version ?? null
      const changes = await flags.listChanges(key, before, limit + 1)
      const { page, next_cursor } = takePage(changes, limit, (last) => ({ version: last.version }))
      return { data: page, meta: { next_cursor } }
    },

    getDocuments: (): Promise<FlagDocuments> => createFlagPayloadRepository(db).readDocuments(),

    /** @throws DomainError 409 `version_conflict` when another save came in between */
    async updateDocuments(body: HandlerInput<typeof updateFlagDocuments>['body']): Promise<FlagDocuments> {
      return changed(async (transaction) => {
        const payload = createFlagPayloadRepository(transaction)
        if (!(await payload.replaceDocuments(body))) {
          throw conflict('Somebody else changed this. Load it again to see the changes.', 'version_conflict')
        }
        return payload.readDocuments()
      })
    },
  }

  async function changed<T>(change: (transaction: Database) => Promise<T>): Promise<T> {
    const result = await db.transaction().execute(async (transaction) => {
      const outcome = await change(transaction)
      await createFlagPayloadRepository(transaction).advance(clock.now())
      return outcome
    })
    onChange()
    return result
  }

  function changeBy({ userId, displayName }: Actor): Change {
    return { by: { id: userId, name: displayName }, at: clock.now() }
  }
}

export type FeatureFlagService = ReturnType<typeof createFeatureFlagService>
