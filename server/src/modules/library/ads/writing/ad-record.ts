import {
  adSource,
  adStatus,
  assetType,
  countryCode,
  displayFormat,
  languageCode,
  marketTarget,
  pageType,
  platform,
  slug,
} from '@marquee/contract/ads'
import { webAddress } from '@marquee/contract/primitives'
import { z } from 'zod'

/** The maximum length of one field's text. The search numbers words up to 16,383, so a text of this length is indexed to its end. */
export const MAX_TEXT = 15_000

const longText = z
  .string()
  .trim()
  .max(MAX_TEXT, { message: `Use at most ${MAX_TEXT} characters.` })
const shortText = z.string().trim().min(1).max(500, { message: 'Use at most 500 characters.' })
const MOMENT = z.regexes.datetime({ offset: true })
const moment = z
  .custom<string>((text) => typeof text === 'string' && (MOMENT.test(text) || z.regexes.date.test(text)), {
    error: 'Use a day as 2026-03-09, or a moment as 2026-03-09T07:05:00Z.',
  })
  .transform((text) => new Date(text))
/** An object without a check of its keys: a schema of the keys would check and copy each one. */
const anyObject = z.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  { error: 'Use an object.' },
)
const identifier = z.string().trim().min(1, { message: 'This must not be empty.' }).max(200)
const wholeNumber = z.number().int().min(0).max(2_147_483_647)

const brandRecord = z.object({
  /** The source's own id of the advertiser. Without it, brands of one source are distinguished by their names. */
  external_id: identifier.nullish(),
  name: shortText,
  /** A path of this server or an http(s) address. */
  logo_url: z.union([z.string().regex(/^\/[^/\s]/), webAddress]).nullish(),
  category: shortText.nullish(),
  website: webAddress.nullish(),
})

/** The fields of an image or video that every writer may set. */
const mediumFields = z.object({
  kind: z.enum(['image', 'video']),
  width: z.number().int().min(1).max(20_000),
  height: z.number().int().min(1).max(20_000),
  duration_s: z.number().min(0).nullish(),
  /** Dominant colours, `#rrggbb`, strongest first. */
  palette: z
    .array(z.string().regex(/^#[0-9a-f]{6}$/))
    .max(12)
    .default([]),
  /** SHA-256 of the file, in hex, when it is known. */
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullish(),
  /** Address at the source. */
  url: webAddress.nullish(),
  /** The address of the image that represents a video at the source. An image needs none. */
  thumbnail_url: webAddress.nullish(),
})

/** One image or video of an ad: exactly one of `storage_key`, `recipe`, `url` gives its origin. */
const mediaRecord = mediumFields
  .extend({
    /** Key of the original in our storage. */
    storage_key: z.string().min(1).nullish(),
    /** The input of our own renderer, which draws the image when it is first requested; only that renderer knows its shape. */
    recipe: anyObject.nullish(),
  })
  .refine(
    (media) =>
      [media.storage_key, media.recipe, media.url].filter((origin) => origin !== null && origin !== undefined)
        .length === 1,
    {
      message: 'Give exactly one of storage_key, recipe and url.',
    },
  )

const cardRecord = z.object({
  title: longText.default(''),
  body: longText.default(''),
  landing_page: webAddress.nullish(),
  /** Index into `media`. */
  media_index: z.number().int().min(0).nullish(),
})

const transcriptLine = z
  .object({ start_s: z.number().min(0), end_s: z.number().min(0), text: shortText })
  .refine((line) => line.end_s >= line.start_s, { message: 'A line must not end before it starts.' })

/** An ad in the form that sources provide: the input from imports, the demo library and the connectors. */
export const adRecord = z.object({
  source: adSource,
  /** The source's own id; (source, external_id) is the ad's identity. */
  external_id: identifier,
  /** Null when the source does not name the advertiser. */
  brand: brandRecord.nullish(),
  platforms: z.array(platform).max(20).default([]),
  countries: z.array(countryCode).max(250).default([]),
  languages: z.array(languageCode).max(50).default([]),
  niches: z.array(slug).max(20).default([]),
  market_target: marketTarget.nullish(),
  /** Without it, an ad with a known end has stopped; the status of another ad is unknown. */
  status: adStatus.nullish(),
  /** Without it, derived from the media: no medium means text, several mean a carousel. */
  asset_type: assetType.nullish(),
  /** Without it, the same as the asset type. */
  display_format: displayFormat.nullish(),
  title: longText.nullish(),
  body: longText,
  link_description: longText.nullish(),
  hook_text: longText.nullish(),
  cta_type: slug.nullish(),
  cta_text: shortText.nullish(),
  landing_page: webAddress.nullish(),
  page_type: pageType.nullish(),
  started_at: moment.nullish(),
  stopped_at: moment.nullish(),
  first_seen_at: moment.nullish(),
  last_seen_at: moment.nullish(),
  verified_at: moment.nullish(),
  /** How many ads share the creative, by the source's own count. */
  variations_count: wholeNumber.min(1).nullish(),
  eu_total_reach: wholeNumber.nullish(),
  age_min: z.number().int().min(0).max(120).nullish(),
  age_max: z.number().int().min(0).max(120).nullish(),
  gender: z.enum(['all', 'female', 'male']).nullish(),
  media: z.array(mediaRecord).max(30).default([]),
  cards: z.array(cardRecord).max(30).default([]),
  /** The spoken text of the video, in order. */
  transcript: z.array(transcriptLine).max(1000).nullish(),
  library_url: webAddress.nullish(),
  /** The source's data, unchanged. */
  raw: anyObject.nullish(),
})

/**
 * An ad in the form that a file provides. A file never names objects in our storage or input of our renderer: its author could
 * name an image of another user, or a file that is not an image.
 */
export const fileAdRecord = adRecord.extend({
  media: z
    .array(
      mediumFields.refine(({ url }) => url !== null && url !== undefined, {
        message: 'Give the address of the image or video as url.',
      }),
    )
    .max(30)
    .default([]),
})

/** The record that other modules provide for writing. */
export type AdRecord = z.input<typeof adRecord>
/** An ad record after its check. */
export type CheckedAdRecord = z.output<typeof adRecord>

/** The result of writing ads. */
export interface IngestOutcome {
  inserted: number
  /** Rows whose content differs from what was stored. */
  updated: number
  unchanged: number
}
