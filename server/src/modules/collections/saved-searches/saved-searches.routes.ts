import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  pinSavedSearches,
  restoreSavedSearch,
  updateSavedSearch,
} from '@marquee/contract/saved-searches'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { SavedSearchService } from './saved-searches.service.ts'

export function registerSavedSearchRoutes(app: FastifyInstance, searches: SavedSearchService): void {
  implement(app, listSavedSearches, async ({ actor }) => ({ data: await searches.list(actor) }))
  implement(app, createSavedSearch, async ({ actor, body }) => ({ data: await searches.create(actor, body) }))
  implement(app, pinSavedSearches, async ({ actor, body }) => ({ data: await searches.pin(actor, body.ids) }))
  implement(app, updateSavedSearch, async ({ actor, params, body }) => {
    return { data: await searches.update(actor, params.id, body) }
  })
  implement(app, restoreSavedSearch, async ({ actor, params }) => ({ data: await searches.restore(actor, params.id) }))
  implement(app, deleteSavedSearch, async ({ actor, params }) => {
    await searches.delete(actor, params.id)
    return undefined
  })
}
