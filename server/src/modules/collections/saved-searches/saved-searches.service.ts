import type { HandlerInput } from '@marquee/contract/endpoint'
import {
  type createSavedSearch,
  MOST_SAVED_SEARCHES,
  type SavedSearch,
  type updateSavedSearch,
} from '@marquee/contract/saved-searches'
import type { LibraryManifest } from '@marquee/contract/library-files'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { createSavedSearchRepository, type SearchOwner } from './saved-searches.repository.ts'

/** A user's saved searches in their workspace. Every role may save searches, viewers too; searches of other users are not visible. */
export function createSavedSearchService({ db, clock }: { db: Database; clock: Clock }) {
  const repository = createSavedSearchRepository(db)

  /** Runs a change that adds a search, unless the limit is reached. @throws DomainError 409 `too_many_saved_searches` */
  async function addWithin(
    actor: SearchOwner,
    add: (searches: typeof repository) => Promise<SavedSearch>,
  ): Promise<SavedSearch> {
    return await db.transaction().execute(async (transaction) => {
      const searches = createSavedSearchRepository(transaction)
      await searches.lock(actor)
      const before = (await searches.list(actor)).length
      const added = await add(searches)
      if (before >= MOST_SAVED_SEARCHES && (await searches.list(actor)).length > before) {
        throw conflict(
          `You can keep ${MOST_SAVED_SEARCHES} searches. Delete one that you no longer need.`,
          'too_many_saved_searches',
        )
      }
      return added
    })
  }

  return {
    /** Pinned searches in their order, then the others, newest first. */
    list(actor: SearchOwner): Promise<SavedSearch[]> {
      return repository.list(actor)
    },

    /** The searches as a library file holds them, in the order of `list`. */
    async listForLibrary(owner: SearchOwner): Promise<LibraryManifest['searches']> {
      const keys = await repository.listKeys(owner)
      return (await repository.list(owner)).map(({ id, name, search, is_pinned }) => {
        return { key: keys.get(id) ?? id, name, search, is_pinned }
      })
    },

    /** @throws DomainError 409 `too_many_saved_searches` */
    create(actor: SearchOwner, body: HandlerInput<typeof createSavedSearch>['body']): Promise<SavedSearch> {
      const { idempotency_key: key, ...content } = body
      return addWithin(actor, async (searches) => {
        return (await searches.findByIdempotencyKey(actor, key)) ?? searches.insert(actor, key, content, clock.now())
      })
    },

    /** @throws DomainError 404 */
    async update(
      actor: Actor,
      id: string,
      changes: HandlerInput<typeof updateSavedSearch>['body'],
    ): Promise<SavedSearch> {
      return required(await repository.update(actor, id, changes, clock.now()), 'saved search')
    },

    /** @throws DomainError 404 */
    async delete(actor: Actor, id: string): Promise<void> {
      const now = clock.now()
      if (!(await repository.setDeletedAt(actor, id, now, now))) {
        throw notFound('saved search')
      }
    },

    /** Restores a removed search; a search that exists stays unchanged. @throws DomainError 404, 409 as create */
    restore(actor: Actor, id: string): Promise<SavedSearch> {
      return addWithin(actor, async (searches) => {
        await searches.setDeletedAt(actor, id, null, clock.now())
        return required(await searches.find(actor, id), 'saved search')
      })
    },

    /** Pins exactly these searches, in this order; ids that are not searches of the user are ignored. */
    async pin(actor: SearchOwner, ids: readonly string[]): Promise<SavedSearch[]> {
      await repository.pin(actor, ids, clock.now())
      return repository.list(actor)
    },
  }
}
export type SavedSearchService = ReturnType<typeof createSavedSearchService>
