import { z } from 'zod'
import { adSource, adStatus, countryCode, platform } from './ads.ts'
import { boardName } from './boards.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { id, line, text, timestamp, webAddress } from './primitives.ts'
import { MAX_NOTE_LENGTH, tags } from './saved-ads.ts'

/** The largest number of files of one capture. */
export const MAX_CAPTURED_FILES = 10
/** Bytes. */
export const MAX_CAPTURED_IMAGE = 8 * 1024 * 1024
export const MAX_CAPTURED_VIDEO = 64 * 1024 * 1024
/** All files of one capture together, in bytes. */
export const MAX_CAPTURED_BYTES = 96 * 1024 * 1024
/** The largest number of ads that are compared with the library in one call. */
export const MAX_COMPARED_ADS = 500
const MAX_BOARDS = 20
const MAX_WORDS = 15_000

/** The sources that a capture may name. `extension`: the page gives its ads no id. */
export const captureSource = adSource.extract(['meta', 'tiktok', 'google', 'linkedin', 'extension'])
export type CaptureSource = z.infer<typeof captureSource>

const externalId = line(200, 'an id')
const fileNumber = z
  .number()
  .int()
  .min(0)
  .max(MAX_CAPTURED_FILES - 1)
const pixels = z.number().int().min(1).max(20_000)

/** An image or a video of a captured ad. Files are counted from 0, in the order of the form. */
export const capturedMedium = z
  .object({
    kind: z.enum(['image', 'video']),
    /** Null for a video that the page plays in parts: then the poster stands for it. */
    file: fileNumber.nullable(),
    /** The image that stands for a video. */
    poster_file: fileNumber.nullable().default(null),
    width: pixels.nullable().default(null),
    height: pixels.nullable().default(null),
    duration_s: z.number().min(0).max(86_400).nullable().default(null),
  })
  .refine(({ kind, file, poster_file }) => file !== null || (kind === 'video' && poster_file !== null), {
    message: 'Name the file of the image or video, or the poster of a video.',
    path: ['file'],
  })
export type CapturedMedium = z.infer<typeof capturedMedium>

/** What the extension saw of an ad, and the library does not say. */
export const captureFacts = z
  .object({
    body: text(MAX_WORDS),
    title: text(MAX_WORDS),
    link_description: text(MAX_WORDS),
    cta_text: line(500, 'the words of the button'),
    landing_page: webAddress,
    started_at: timestamp,
    stopped_at: timestamp,
    platforms: z.array(platform).max(20),
    countries: z.array(countryCode).max(250),
  })
  .partial()
export type CaptureFacts = z.infer<typeof captureFacts>

/** What a page says about an ad; null or empty where it says nothing. */
const saidFacts = {
  body: text(MAX_WORDS).default(''),
  title: text(MAX_WORDS).nullable().default(null),
  link_description: text(MAX_WORDS).nullable().default(null),
  cta_text: line(500, 'the words of the button').nullable().default(null),
  landing_page: webAddress.nullable().default(null),
  started_at: timestamp.nullable().default(null),
  stopped_at: timestamp.nullable().default(null),
  platforms: z.array(platform).max(20).default([]),
  countries: z.array(countryCode).max(250).default([]),
}

export const capturedAd = z.object({
  source: captureSource,
  /** Null: an id is made from the address of the page, the words and the files. */
  external_id: externalId.nullable().default(null),
  /** The page where the ad was seen. Access tokens in it are left out. */
  page_url: webAddress,
  advertiser: z
    .object({
      name: line(500, 'the name of the advertiser'),
      external_id: externalId.nullable().default(null),
      website: webAddress.nullable().default(null),
    })
    .nullable()
    .default(null),
  ...saidFacts,
  status: adStatus.default('unknown'),
  media: z.array(capturedMedium).max(MAX_CAPTURED_FILES).default([]),
  captured_at: timestamp,
})
export type CapturedAd = z.infer<typeof capturedAd>

/** Where the ad is kept. */
export const capturePlaces = z.object({
  board_ids: z.array(id).max(MAX_BOARDS).default([]),
  /** The same idempotency key makes the board once. */
  new_board: z.object({ name: boardName, idempotency_key: id }).nullable().default(null),
  /** An ad that has a note keeps it. */
  note: text(MAX_NOTE_LENGTH).default(''),
  /** Added to the tags of an ad that was saved before. */
  tags: tags.default([]),
})
export type CapturePlaces = z.infer<typeof capturePlaces>

export const captureAd = endpoint('POST', '/api/saved-ads/captures', {
  access: 'verified',
  permission: 'library.save',
  feature: 'swipe_file',
  scope: 'swipe_file:write',
  changes: ['saved-ads', 'boards'],
  summary:
    'Saves an ad that was seen on a page, with its files; an ad of the library stays as it is and is saved. Saving it again changes nothing',
  bodyType: 'form',
  bodyLimit: MAX_CAPTURED_BYTES,
  files: { most: MAX_CAPTURED_FILES, fileLimit: MAX_CAPTURED_VIDEO },
  body: z.object({ ad: capturedAd, places: capturePlaces }),
  response: dataSchema(
    z.object({
      ad_id: id,
      source: captureSource,
      external_id: z.string(),
      /** Whether the library did not have the ad. */
      is_new: z.boolean(),
      /** Whether the workspace did not have it in its swipe file. */
      is_newly_saved: z.boolean(),
    }),
  ),
  status: 201,
})

const adIdentity = z.object({ source: captureSource, external_id: externalId })

export const listCapturedPlaces = endpoint('POST', '/api/saved-ads/captures/places', {
  access: 'verified',
  feature: 'swipe_file',
  scope: 'swipe_file:read',
  summary: 'Which of the ads of a page the library has, and where the workspace keeps them',
  body: z.object({
    ads: z
      .array(adIdentity)
      .min(1, { message: 'Name at least one ad.' })
      .max(MAX_COMPARED_ADS, { message: `Name at most ${MAX_COMPARED_ADS} ads.` }),
  }),
  /** Ads that the library does not have are left out. */
  response: dataSchema(
    z.array(
      adIdentity.extend({
        ad_id: id,
        is_saved: z.boolean(),
        boards: z.array(z.object({ id, name: z.string() })),
      }),
    ),
  ),
})

/** The last time that the extension saw an ad in the workspace's name. */
export const adCapture = z.object({
  captured_at: timestamp,
  page_url: webAddress,
  facts: captureFacts,
})
export type AdCapture = z.infer<typeof adCapture>

export const getAdCapture = endpoint('GET', '/api/saved-ads/:ad_id/capture', {
  access: 'verified',
  plan: 'ended',
  feature: ['explore_pages', 'swipe_file'],
  scope: 'swipe_file:read',
  summary: 'When and where the extension saw an ad; null when it did not',
  params: z.object({ ad_id: id }),
  response: dataSchema(adCapture.nullable()),
})
