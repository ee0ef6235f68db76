import { z } from 'zod'
import { adFilters, adSort } from './ad-filters.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { id, idParams, line, timestamp } from './primitives.ts'

/** The largest number of searches that a user can save in one workspace. */
export const MOST_SAVED_SEARCHES = 100

/** All parameters of a list in Explore's address. */
export const adSearchDefinition = z.strictObject({
  filters: z.strictObject(adFilters.shape),
  sort: adSort,
  per_brand: z.number().int().min(0).max(100),
  include_unverified: z.boolean(),
})
export type AdSearchDefinition = z.infer<typeof adSearchDefinition>

const name = line(80, 'a name')

export const savedSearch = z.object({
  id,
  name,
  search: adSearchDefinition,
  is_pinned: z.boolean(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type SavedSearch = z.infer<typeof savedSearch>

export const listSavedSearches = endpoint('GET', '/api/saved-searches', {
  access: 'verified',
  feature: 'explore_pages',
  summary: "The person's searches in this workspace: the pinned ones in their order, then the newest",
  response: dataSchema(z.array(savedSearch)),
})

export const createSavedSearch = endpoint('POST', '/api/saved-searches', {
  access: 'verified',
  feature: 'explore_pages',
  changes: ['saved-searches'],
  errors: ['too_many_saved_searches'],
  summary: 'Saves a search; the same idempotency_key answers with the one made first',
  body: z.object({ name, search: adSearchDefinition, idempotency_key: id }),
  response: dataSchema(savedSearch),
  status: 201,
})

export const updateSavedSearch = endpoint('PATCH', '/api/saved-searches/:id', {
  access: 'verified',
  feature: 'explore_pages',
  changes: ['saved-searches'],
  summary: 'Renames a search, or replaces what it asks for',
  params: idParams,
  body: z.object({ name: name.optional(), search: adSearchDefinition.optional() }),
  response: dataSchema(savedSearch),
})

export const deleteSavedSearch = endpoint('DELETE', '/api/saved-searches/:id', {
  access: 'verified',
  feature: 'explore_pages',
  changes: ['saved-searches'],
  summary: 'Removes a search',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

export const restoreSavedSearch = endpoint('POST', '/api/saved-searches/:id/restore', {
  access: 'verified',
  feature: 'explore_pages',
  changes: ['saved-searches'],
  errors: ['too_many_saved_searches'],
  summary: 'Brings back a search that was removed (undo)',
  params: idParams,
  response: dataSchema(savedSearch),
})

export const pinSavedSearches = endpoint('PUT', '/api/saved-searches/pins', {
  access: 'verified',
  feature: 'explore_pages',
  changes: ['saved-searches'],
  summary: 'Pins these searches in this order and no others',
  body: z.object({ ids: z.array(id).max(MOST_SAVED_SEARCHES, { message: 'Pin at most 100 searches.' }) }),
  response: dataSchema(z.array(savedSearch)),
})
