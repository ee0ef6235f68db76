import { z } from 'zod'
import { adFilters, commaListSchema } from './ad-filters.ts'
import { adSummary } from './ads.ts'
import { brandSummary } from './brands.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { id, line, text, timestamp } from './primitives.ts'

export const MAX_NOTE_LENGTH = 2000
export const MAX_TAGS = 30
/** The largest number of ads in one bulk change. */
export const MAX_BULK_ADS = 500

/** Lists of tags in an address are joined by commas. */
export const tag = line(40, 'a tag').refine((value) => !value.includes(','), { message: 'Leave commas out of a tag.' })
export const tags = z.array(tag).max(MAX_TAGS, { message: `Use at most ${MAX_TAGS} tags.` })

/** The state of our own copies of an ad's media. `failed`: the media exist only at their source, whose links expire. */
export const mediaCopy = z.object({
  state: z.enum(['waiting', 'copied', 'failed']),
  reason: z.string().nullable(),
})
export type MediaCopy = z.infer<typeof mediaCopy>

export const savedAd = z.object({
  id,
  ad: adSummary,
  saved_by_name: z.string(),
  note: z.string(),
  tags: z.array(z.string()),
  /** Null: the media were never stored elsewhere, or there are none. */
  media_copy: mediaCopy.nullable(),
  created_at: timestamp,
})
export type SavedAd = z.infer<typeof savedAd>

const adParams = z.object({ ad_id: id })
const adIds = z
  .array(id)
  .min(1, { message: 'Choose at least one ad.' })
  .max(MAX_BULK_ADS, { message: `Choose at most ${MAX_BULK_ADS} ads.` })

/** The filters of the swipe file and of a board: those of Explore, tags and members. */
export const savedAdFilters = adFilters.extend({
  /** An ad must have all of these tags in the swipe file. */
  tag: commaListSchema(z.string().max(40)),
  /** The members who saved the ad; on a board, who put it there. */
  saved_by: commaListSchema(id),
})
export type SavedAdFilters = z.infer<typeof savedAdFilters>

export const savedAdSort = z.enum(['latest_added', 'first_added'])

export const listSavedAds = endpoint('GET', '/api/saved-ads', {
  access: 'verified',
  plan: 'ended',
  feature: 'swipe_file',
  scope: 'swipe_file:read',
  summary: "The workspace's swipe file",
  query: pageQuery.extend({ ...savedAdFilters.shape, sort: savedAdSort.default('latest_added') }),
  response: pageSchema(savedAd),
})

export const getSavedAd = endpoint('GET', '/api/saved-ads/:ad_id', {
  access: 'verified',
  plan: 'ended',
  feature: ['explore_pages', 'swipe_file'],
  scope: 'swipe_file:read',
  summary: 'What the workspace keeps of one ad',
  params: adParams,
  response: dataSchema(savedAd),
})

export const saveAd = endpoint('PUT', '/api/saved-ads/:ad_id', {
  access: 'verified',
  permission: 'library.save',
  feature: 'swipe_file',
  scope: 'swipe_file:write',
  changes: ['saved-ads'],
  summary: 'Saves an ad into the swipe file; saving twice is saving once',
  params: adParams,
  response: dataSchema(savedAd),
})

export const updateSavedAd = endpoint('PATCH', '/api/saved-ads/:ad_id', {
  access: 'verified',
  permission: 'library.save',
  feature: 'swipe_file',
  scope: 'swipe_file:write',
  changes: ['saved-ads'],
  summary: 'Changes the note or the tags of a saved ad',
  params: adParams,
  body: z.object({ note: text(MAX_NOTE_LENGTH).optional(), tags: tags.optional() }),
  response: dataSchema(savedAd),
})

export const unsaveAd = endpoint('DELETE', '/api/saved-ads/:ad_id', {
  access: 'verified',
  permission: 'library.save',
  feature: 'swipe_file',
  scope: 'swipe_file:write',
  changes: ['saved-ads'],
  summary: 'Takes an ad out of the swipe file; an ad that is not in it stays out',
  params: adParams,
  response: z.undefined(),
  status: 204,
})

export const retryMediaCopies = endpoint('POST', '/api/saved-ads/:ad_id/media-copies', {
  access: 'verified',
  permission: 'library.save',
  feature: 'swipe_file',
  scope: 'swipe_file:write',
  changes: ['saved-ads'],
  summary: 'Tries again to copy the media of a saved ad into our storage',
  params: adParams,
  response: dataSchema(savedAd),
})

/** Notes on the board go along; an ad that is on the other board already stays there as it is. */
const betweenBoards = { from_board_id: id, board_id: id }

export const changeSavedAds = endpoint('POST', '/api/saved-ads/changes', {
  access: 'verified',
  permission: 'library.save',
  feature: 'swipe_file',
  scope: 'swipe_file:write',
  changes: ['saved-ads', 'boards'],
  summary:
    'Saves many ads, changes many saved ones or moves them between boards, all or none; ads that the change does not concern are passed over',
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('add_tags'), ad_ids: adIds, tags: tags.min(1, { message: 'Enter a tag.' }) }),
    z.object({ action: z.literal('remove_tags'), ad_ids: adIds, tags: tags.min(1, { message: 'Enter a tag.' }) }),
    z.object({ action: z.literal('add_to_board'), ad_ids: adIds, board_id: id }),
    z.object({ action: z.literal('copy_to_board'), ad_ids: adIds, ...betweenBoards }),
    z.object({ action: z.literal('move_to_board'), ad_ids: adIds, ...betweenBoards }),
    z.object({ action: z.literal('take_off_board'), ad_ids: adIds, board_id: id }),
    z.object({ action: z.literal('remove'), ad_ids: adIds }),
    z.object({
      action: z.literal('save'),
      ad_ids: adIds,
      /** Added to the tags of ads that were saved before. */
      tags: tags.default([]),
      /** An ad that has a note keeps it. */
      note: text(MAX_NOTE_LENGTH).default(''),
      /** The board that the ads are put on too. */
      board_id: id.optional(),
    }),
  ]),
  response: dataSchema(z.object({ id, changed: z.number().int().describe('ads that are different now') })),
})
export type SavedAdsChange = z.input<NonNullable<typeof changeSavedAds.body>>

export const undoSavedAdsChange = endpoint('POST', '/api/saved-ads/changes/:id/undo', {
  access: 'verified',
  permission: 'library.save',
  feature: 'swipe_file',
  scope: 'swipe_file:write',
  changes: ['saved-ads', 'boards'],
  summary: 'Takes a change of many saved ads back; taking it back twice is taking it back once',
  params: z.object({ id }),
  response: z.undefined(),
  status: 204,
})

export const listSavedMarks = endpoint('POST', '/api/saved-ads/marks', {
  access: 'verified',
  plan: 'ended',
  feature: ['explore_pages', 'swipe_file'],
  scope: 'swipe_file:read',
  summary: 'Which of the ads are in the swipe file: lists that show ads compare what they show',
  body: z.object({ ad_ids: adIds }),
  response: dataSchema(z.array(id)),
})

export const savedPlaces = z.object({
  /** Those of the ads that are in the swipe file. */
  saved_ad_ids: z.array(id),
  /** The boards with some of the ads, by name, at most 100. */
  boards: z.array(z.object({ id, name: z.string(), ads_count: z.number().int() })),
})
export type SavedPlaces = z.infer<typeof savedPlaces>

export const listSavedPlaces = endpoint('POST', '/api/saved-ads/places', {
  access: 'verified',
  feature: 'swipe_file',
  scope: 'swipe_file:read',
  summary: 'Where the workspace keeps the ads already, so that a duplicate is named before it is saved',
  body: z.object({ ad_ids: adIds }),
  response: dataSchema(savedPlaces),
})

export const tagSort = z.enum(['most_used', 'last_used'])
export type TagSort = z.infer<typeof tagSort>

export const listSavedAdTags = endpoint('GET', '/api/saved-ads/tags', {
  access: 'verified',
  plan: 'ended',
  feature: 'swipe_file',
  scope: 'swipe_file:read',
  summary: 'The tags of the swipe file',
  /** `last_used`: by the last change of an ad that has the tag. */
  query: z.object({ sort: tagSort.default('most_used') }),
  response: dataSchema(z.array(z.object({ tag: z.string(), ads_count: z.number().int() }))),
})

export const savedBrand = brandSummary.extend({
  saved_count: z.number().int(),
  /** Null for a followed brand without saved ads. */
  last_saved_at: timestamp.nullable(),
  is_followed: z.boolean(),
})
export type SavedBrand = z.infer<typeof savedBrand>

export const listSavedBrands = endpoint('GET', '/api/saved-ads/brands', {
  access: 'verified',
  plan: 'ended',
  feature: 'swipe_file',
  scope: 'swipe_file:read',
  summary: 'The brands that the workspace has saved ads of or follows, most saved first',
  query: pageQuery.extend({ q: z.string().max(100, { message: 'Use at most 100 characters.' }).optional() }),
  response: pageSchema(savedBrand),
})
