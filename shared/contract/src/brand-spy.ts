import { z } from 'zod'
import { brandLook } from './brand-looks.ts'
import { commaListSchema } from './ad-filters.ts'
import { adSummary, assetType, pageType, platform } from './ads.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageQuery } from './pagination.ts'
import { day, id, idParams, line, timestamp, webAddress } from './primitives.ts'

export const alertChannel = z.enum(['none', 'email', 'webhook'])
export type AlertChannel = z.infer<typeof alertChannel>

export const alertFrequency = z.enum(['at_once', 'daily', 'weekly'])
export type AlertFrequency = z.infer<typeof alertFrequency>

/** A name that groups followed brands; a folder exists as long as a brand is in it. */
export const spyFolder = line(60, 'a folder name')

/** The number of ads that started in the last days, today included, and in the same number of days before them. */
const launches = z.object({ count: z.number().int(), before: z.number().int() })
export type Launches = z.infer<typeof launches>

/** The coverage of a brand's ads, and how fresh the data is. */
export const coverage = z.object({
  /** When a source last showed one of the brand's ads. */
  looked_at: timestamp,
  active_ads: z.number().int(),
  /** The number of active ads that a source showed in the last 7 days. */
  seen_7d: z.number().int(),
  /** The sources of the ads, the most frequent first. */
  sources: z.array(z.string()),
})
export type Coverage = z.infer<typeof coverage>

export const spiedBrand = z.object({
  id,
  name: z.string(),
  logo_url: z.string().nullable(),
  website: z.string().nullable(),
  followed_at: timestamp,
  folder: z.string().nullable(),
  is_favorite: z.boolean(),
  alert_channel: alertChannel,
  alert_frequency: alertFrequency,
  webhook_url: z.string().nullable(),
  active_ads: z.number().int(),
  ads_count: z.number().int(),
  launched_1d: launches,
  launched_7d: launches,
  launched_30d: launches,
  /** Null until the brand's figures have been counted: within a minute of following it. */
  coverage: coverage.nullable(),
  /** The last looks at the brand with the sources that the workspace has connected; empty without any. */
  looks: z.array(brandLook),
})
export type SpiedBrand = z.infer<typeof spiedBrand>

export const spySort = z.enum(['launched_7d', 'launched_1d', 'launched_30d', 'active', 'followed', 'name'])
export type SpySort = z.infer<typeof spySort>

export const listSpiedBrands = endpoint('GET', '/api/brand-spy/brands', {
  access: 'verified',
  feature: 'brand_spy',
  scope: 'explore:read',
  summary: 'The brands that the workspace follows, with what they launched lately',
  query: pageQuery.extend({
    /** Part of the name, in any case. */
    q: z.string().max(100, { message: 'Use at most 100 characters.' }).optional(),
    folder: z.string().max(60).optional(),
    favorites: z.literal('only').optional(),
    /** The highest figure first, the most recently followed first, or names from A to Z. */
    sort: spySort.default('launched_7d'),
  }),
  response: z.object({
    data: z.array(spiedBrand),
    meta: z.object({
      next_cursor: z.string().nullable(),
      /** All brands that the workspace follows, and how many its plan allows. */
      followed: z.number().int(),
      limit: z.number().int(),
      folders: z.array(z.string()),
    }),
  }),
})

export const getSpiedBrand = endpoint('GET', '/api/brand-spy/brands/:id', {
  access: 'verified',
  feature: 'brand_spy',
  scope: 'explore:read',
  summary: 'One brand that the workspace follows',
  params: idParams,
  response: dataSchema(spiedBrand),
})

export const updateSpiedBrand = endpoint('PATCH', '/api/brand-spy/brands/:id', {
  access: 'verified',
  permission: 'brands.follow',
  feature: 'brand_spy',
  scope: 'explore:write',
  changes: ['followed-brands'],
  summary: 'Changes the folder, the favourite mark and the alerts of a followed brand',
  params: idParams,
  body: z
    .object({
      folder: spyFolder.nullable(),
      is_favorite: z.boolean(),
      alert_channel: alertChannel,
      alert_frequency: alertFrequency,
      webhook_url: webAddress.nullable(),
    })
    .partial(),
  response: dataSchema(
    spiedBrand.extend({
      /** The secret that signs this workspace's webhooks; null unless the brand's alerts go to one. */
      webhook_secret: z.string().nullable(),
    }),
  ),
})

export const brandCandidate = z.object({
  id,
  name: z.string(),
  logo_url: z.string().nullable(),
  website: z.string().nullable(),
  ads_count: z.number().int(),
  active_ads: z.number().int(),
  is_followed: z.boolean(),
  /** The parts of the brand that match the words. */
  matches: z.enum(['name', 'website', 'page_id']),
})
export type BrandCandidate = z.infer<typeof brandCandidate>

export const findBrandsToFollow = endpoint('GET', '/api/brand-spy/candidates', {
  access: 'verified',
  feature: 'brand_spy',
  summary: 'Brands by a part of the name, the address of their site, or the id of their page; the best fit first',
  query: z.object({ q: line(200, 'a name, a website or a page id') }),
  response: dataSchema(z.array(brandCandidate).max(10)),
})

export const ageBand = z.enum(['under_7', '7_to_14', '15_to_60', 'over_60'])
export type AgeBand = z.infer<typeof ageBand>

const runs = {
  ads_count: z.number().int(),
  active_ads: z.number().int(),
  /** The number of days of the longest run so far. */
  longest_run_days: z.number().int(),
  first_day: day,
  /** The ads that ran longest first, a dozen at most. */
  ad_ids: z.array(id),
}

export const burstTrait = z.enum(['hook', 'text', 'headline', 'format', 'call_to_action', 'platforms'])
export type BurstTrait = z.infer<typeof burstTrait>

export const launchBurst = z.object({
  ...runs,
  /** Address without query and fragment. */
  landing_page: z.string(),
  /** The number of its ads that ran for 14 days; null while the burst is younger. */
  ran_14_days: z.number().int().nullable(),
  /** The elements in which the ads differ, and the number of versions of each. */
  differs: z.array(z.object({ trait: burstTrait, versions: z.number().int() })),
  /** The number of ads of each format. */
  formats: z.partialRecord(assetType, z.number().int()),
})
export type LaunchBurst = z.infer<typeof launchBurst>

const week = z.object({
  first_day: day,
  last_day: day,
  started: z.number().int(),
  stopped: z.number().int(),
  /** Ran before the week and still ran at its end. */
  kept: z.number().int(),
})
export type SpyWeek = z.infer<typeof week>

/** The pattern of a brand's ads. None of it measures performance: a source states that an ad ran, not what it earned. */
export const brandFigures = z.object({
  counted_at: timestamp,
  /** The number of ads by age: for active ads the days so far, for the others the days that they ran. */
  cohorts: z.array(z.object({ band: ageBand, active: z.number().int(), stopped: z.number().int() })),
  /** Of the ads that started at least that many days ago, the number that ran that long. */
  survival: z.array(z.object({ days: z.number().int(), launched: z.number().int(), survived: z.number().int() })),
  /** By the week of their launch (from Monday), the newest last. */
  launch_weeks: z.array(z.object({ week: day, launched: z.number().int(), active: z.number().int() })),
  /** The week that ends today, and the one before it. */
  weeks: z.object({ current: week, previous: week }),
  /** Three or more ads of one day with one landing page; the newest first. */
  bursts: z.array(launchBurst),
  hooks: z.array(z.object({ ...runs, text: z.string() })),
  landing_pages: z.array(z.object({ ...runs, address: z.string(), page_type: pageType.nullable() })),
  platforms: z.array(z.object({ platform, ads_count: z.number().int(), active_ads: z.number().int() })),
})
export type BrandSpyFigures = z.infer<typeof brandFigures>

export const getBrandSpyFigures = endpoint('GET', '/api/brand-spy/brands/:id/figures', {
  access: 'verified',
  feature: 'brand_spy',
  scope: 'explore:read',
  summary: 'What a brand keeps and stops: ages, survival, launch bursts, hooks, landing pages, week against week',
  params: idParams,
  response: dataSchema(brandFigures),
})

export const listBrandSpyAds = endpoint('GET', '/api/brand-spy/brands/:id/ads', {
  access: 'verified',
  feature: 'brand_spy',
  scope: 'explore:read',
  summary: 'Ads of one brand by their ids, in the order of the ids',
  params: idParams,
  query: z.object({ ad_ids: commaListSchema(id) }),
  response: dataSchema(z.array(adSummary)),
})
