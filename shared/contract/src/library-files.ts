import { z } from 'zod'
import {
  ad,
  adSource,
  adStatus,
  assetType,
  countryCode,
  displayFormat,
  home,
  languageCode,
  marketTarget,
  pageType,
  platform,
  slug,
} from './ads.ts'
import { boardName, MAX_BOARD_NOTE } from './boards.ts'
import { id, text, timestamp, webAddress } from './primitives.ts'
import { MAX_NOTE_LENGTH, tags } from './saved-ads.ts'
import { savedSearch } from './saved-searches.ts'

/** The file format of a workspace's library, described in docs/library-files.md. A change that older readers cannot read raises the version. */
export const LIBRARY_FORMAT = 'marquee-library'
export const LIBRARY_VERSION = 1

/** The names of the parts of the ZIP; media are below `media/`. */
export const LIBRARY_PARTS = { manifest: 'library.json', ads: 'ads.jsonl', table: 'ads.csv' } as const

/** The largest number of ads, and of folders or boards, in one library file. */
export const MAX_LIBRARY_ADS = 100_000
export const MAX_LIBRARY_BOARDS = 2000

const libraryFolder = z.object({
  key: id,
  name: boardName,
  /** The key of a folder before this one in the list; null at the top. */
  parent: id.nullable(),
})

const libraryBoard = z.object({
  key: id,
  name: boardName,
  description: text(2000),
  folder: id.nullable(),
  created_at: timestamp,
})

/** A brand by its identity in the ad library. */
const libraryBrand = z.object({ source: adSource, external_id: z.string().min(1).max(600), name: z.string() })

/** `library.json`: everything except the ads, in the order of the workspace. */
export const libraryManifest = z.object({
  format: z.literal(LIBRARY_FORMAT, { error: 'This is not a library that Marquee exported.' }),
  version: z.literal(LIBRARY_VERSION, { error: `Only version ${LIBRARY_VERSION} of the format can be read.` }),
  folders: z.array(libraryFolder).max(MAX_LIBRARY_BOARDS),
  boards: z.array(libraryBoard).max(MAX_LIBRARY_BOARDS),
  /** The searches of the user who exported. */
  searches: z.array(savedSearch.pick({ name: true, search: true, is_pinned: true }).extend({ key: id })).max(1000),
  followed_brands: z.array(libraryBrand).max(10_000),
})
export type LibraryManifest = z.infer<typeof libraryManifest>

const mediumFile = z
  .string()
  .regex(/^media\/[\w.-]{1,100}$/)
  .nullable()

/** An image or video: its address at the source, its file in the ZIP, or both. */
const libraryMedium = z.object({
  kind: z.enum(['image', 'video']),
  width: z.number().int(),
  height: z.number().int(),
  duration_s: z.number().nullable(),
  palette: z.array(z.string()),
  url: webAddress.nullable(),
  file: mediumFile,
  /** The image that stands for a video. */
  thumbnail_url: webAddress.nullable(),
  thumbnail_file: mediumFile,
})
export type LibraryMedium = z.infer<typeof libraryMedium>

/** The content of an ad. What Marquee computes (score, tier, days) and the source's raw data are left out. */
export const libraryAd = z.object({
  source: adSource,
  /** Files of earlier releases do not say it. An import does not read it: what a workspace brings in is its own. */
  home: home.default('common'),
  external_id: z.string(),
  brand: z
    .object({
      external_id: z.string(),
      name: z.string(),
      category: z.string().nullable(),
      website: webAddress.nullable(),
    })
    .nullable(),
  platforms: z.array(platform),
  countries: z.array(countryCode),
  languages: z.array(languageCode),
  niches: z.array(slug),
  market_target: marketTarget.nullable(),
  status: adStatus,
  asset_type: assetType,
  display_format: displayFormat,
  title: z.string().nullable(),
  body: z.string(),
  link_description: z.string().nullable(),
  hook_text: z.string().nullable(),
  cta_type: z.string().nullable(),
  cta_text: z.string().nullable(),
  landing_page: webAddress.nullable(),
  page_type: pageType.nullable(),
  library_url: webAddress.nullable(),
  started_at: timestamp.nullable(),
  stopped_at: timestamp.nullable(),
  first_seen_at: timestamp,
  last_seen_at: timestamp,
  verified_at: timestamp.nullable(),
  /** By the source; null when it does not count. */
  variations_count: z.number().int().nullable(),
  eu_total_reach: z.number().int().nullable(),
  age_min: z.number().int().nullable(),
  age_max: z.number().int().nullable(),
  gender: ad.shape.gender,
  media: z.array(libraryMedium).max(30),
  cards: z
    .array(
      z.object({
        title: z.string(),
        body: z.string(),
        landing_page: webAddress.nullable(),
        /** Counts the media from 0. */
        media_index: z.number().int().nullable(),
      }),
    )
    .max(30),
  transcript: ad.shape.transcript.max(1000),
})
export type LibraryAd = z.infer<typeof libraryAd>

/** What the workspace keeps of an ad: in the swipe file, and on boards. */
export const libraryPlaces = z.object({
  /** Null for an ad that is on boards only. */
  saved: z.object({ note: text(MAX_NOTE_LENGTH), tags, saved_at: timestamp }).nullable(),
  boards: z
    .array(
      z.object({
        /** The key of a board of the manifest. */
        board: id,
        position: z.number().int().min(0).max(1_000_000_000),
        note: text(MAX_BOARD_NOTE),
        is_cover: z.boolean(),
      }),
    )
    .max(MAX_LIBRARY_BOARDS),
})
export type LibraryPlaces = z.infer<typeof libraryPlaces>

/** A line of `ads.jsonl`. */
export const libraryLine = libraryPlaces.extend({ ad: libraryAd })
export type LibraryLine = z.infer<typeof libraryLine>
