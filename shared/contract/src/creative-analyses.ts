import { z } from 'zod'
import { download } from './download.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { id, idParams, line, text, timestamp, webAddress } from './primitives.ts'

/** An area of a creative, as shares of its width and height, from its upper left corner. */
export const place = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type Place = z.infer<typeof place>

/** A part of a video, in seconds. */
export const timeSpan = z.object({ start_s: z.number(), end_s: z.number() })
export type TimeSpan = z.infer<typeof timeSpan>

export const findingGroup = z.enum(['text', 'layout', 'placements', 'attention', 'colours', 'words', 'video'])
export type FindingGroup = z.infer<typeof findingGroup>

/** `problem`: must be fixed. `advice`: worth checking. `good`: as it should be. `fact`: neither good nor bad. */
export const findingLevel = z.enum(['problem', 'advice', 'good', 'fact'])
export type FindingLevel = z.infer<typeof findingLevel>

export const placementName = z.enum(['reels', 'stories', 'tiktok', 'shorts', 'feed'])
export type PlacementName = z.infer<typeof placementName>

export const finding = z.object({
  /** The id of the check, as `text-contrast`. */
  check: z.string(),
  group: findingGroup,
  level: findingLevel,
  title: z.string(),
  /** The measured value, formatted for users. */
  value: z.string(),
  /** The threshold that the value is compared with. */
  rule: z.string(),
  source: z.object({ title: z.string(), url: z.string().nullable() }),
  /** The areas on the creative; empty for a finding about the whole creative. For a video: on the frame at the start of the first span. */
  places: z.array(place),
  /** The time spans in a video; missing for images, and for a finding about the whole video. */
  spans: z.array(timeSpan).optional(),
  placement: placementName.nullable(),
})
export type Finding = z.infer<typeof finding>

export const textLine = z.object({
  text: z.string(),
  place,
  /** The confidence of the text recognition, from 0 to 100. */
  confidence: z.number(),
  /** WCAG contrast with the background behind it. */
  contrast: z.number(),
  /** Height of its letters in pixels when the creative is as wide as a phone. */
  phone_px: z.number(),
})
export type TextLine = z.infer<typeof textLine>

export const analysisScore = z.object({
  /** From 0 to 100: the sum of the parts. */
  total: z.number().int(),
  parts: z.array(z.object({ label: z.string(), points: z.number().int(), most: z.number().int(), reason: z.string() })),
})
export type AnalysisScore = z.infer<typeof analysisScore>

export const videoFacts = z.object({
  duration_s: z.number(),
  frames_per_second: z.number(),
  codec: z.string(),
  /** Bits per second of the whole file. */
  bit_rate: z.number(),
  /** The number of decoded frames. */
  frames_count: z.number().int(),
  /** The time of the frame whose colours, attention and text were measured in full. */
  key_frame_s: z.number(),
  /** Small frames in one image, row by row. */
  sheet: z.object({ columns: z.number().int(), rows: z.number().int(), times: z.array(z.number()) }),
  /** The times of the cuts, in seconds. */
  cuts: z.array(z.number()),
  /** Between the cuts; `motion` is the mean change between frames, from 0 to 255. */
  shots: z.array(timeSpan.extend({ motion: z.number() })),
  black: z.array(timeSpan),
  frozen: z.array(timeSpan),
  /** The recognized text, with its start and end. */
  texts: z.array(timeSpan.extend({ text: z.string(), place })),
  captions: z.object({
    /** Share of the time, from 0 to 1: with any text, and with text in the lower third. */
    text_share: z.number(),
    lower_third_share: z.number(),
    has_track: z.boolean(),
  }),
  /** Null without a sound track. Loudness is in LUFS (ITU-R BS.1770), the peak in dBTP; null is digital silence. */
  sound: z
    .object({
      codec: z.string(),
      integrated_lufs: z.number().nullable(),
      true_peak_db: z.number().nullable(),
      silences: z.array(timeSpan),
      /** Loudness of 400 ms around each moment, no quieter than -70. */
      curve: z.array(z.object({ time_s: z.number(), lufs: z.number() })),
    })
    .nullable(),
})
export type VideoFacts = z.infer<typeof videoFacts>

export const analysisResult = z.object({
  width: z.number().int(),
  height: z.number().int(),
  palette: z.array(z.object({ color: z.string(), share: z.number() })),
  lines: z.array(textLine),
  text_share: z.number(),
  focal_point: z.object({ x: z.number(), y: z.number() }),
  /** The predicted attention of each cell of a grid, from 0 to 100, row by row. */
  attention: z.object({ columns: z.number().int(), rows: z.number().int(), values: z.array(z.number()) }),
  /** The parts of this creative that the interface of each placement covers. */
  covered: z.array(z.object({ placement: placementName, places: z.array(place) })),
  video: videoFacts.nullable(),
  findings: z.array(finding),
  score: analysisScore,
  /** The attributes of the creative, for comparing results. */
  attributes: z.record(z.string(), z.boolean()),
})
export type AnalysisResult = z.infer<typeof analysisResult>

/** The words around a creative: the text that an ad shows beside its image. */
export const adWords = z.object({ headline: text(300), body: text(5000), call_to_action: text(100) })
export type AdWords = z.infer<typeof adWords>

export const analysisState = z.enum(['waiting', 'running', 'done', 'failed'])

export const analysisSummary = z.object({
  id,
  name: z.string(),
  kind: z.enum(['image', 'video']),
  source: z.enum(['upload', 'address', 'ad']),
  state: analysisState,
  progress: z.number().int(),
  /** The current step, in a few words. */
  step: z.string().nullable(),
  image_url: z.string().nullable(),
  score: z.number().int().nullable(),
  problems_count: z.number().int().nullable(),
  failed_reason: z.string().nullable(),
  created_at: timestamp,
})
export type AnalysisSummary = z.infer<typeof analysisSummary>

export const creativeAnalysis = analysisSummary.extend({
  ad_id: id.nullable(),
  /** The file; null until it is stored. */
  asset_id: id.nullable(),
  words: adWords,
  /** The file itself: an image, or a video to play. */
  file_url: z.string().nullable(),
  /** For a video: its small frames in one image, see `video.sheet`. */
  sheet_url: z.string().nullable(),
  result: analysisResult.nullable(),
  /** The creative in the editor, when it is a generated image. */
  generated: z.object({ order_id: id, document_id: id }).nullable(),
})
export type CreativeAnalysis = z.infer<typeof creativeAnalysis>

/** The feature in the credits' prices that an analysis is charged as. */
export const ANALYSIS_FEATURE = 'creative_analysis'

/** What was analyzed stays readable: after the plan has ended, and in a plan without the analyzer. */
const reading = { access: 'verified', plan: 'ended', feature: 'full_product' } as const
const writing = {
  access: 'verified',
  feature: 'creative_analyzer',
  permission: 'analyzer.edit',
  changes: ['creative-analyses'],
} as const

export const createAnalysis = endpoint('POST', '/api/creative-analyses', {
  ...writing,
  changes: ['creative-analyses', 'credits'],
  summary:
    'Starts the analysis of a stored image or video, of one under an address of the web, of an ad’s creative, or of a generated image',
  errors: ['insufficient_credits'],
  body: z.object({
    source: z.union([
      z.object({ asset_id: id }),
      z.object({ address: webAddress }),
      z.object({ ad_id: id }),
      z.object({ image_id: id }),
    ]),
    name: line(200, 'a name').optional(),
    words: adWords.optional(),
    /** The intended placement of the creative; missing: full-screen placements for tall creatives, else the feed. */
    placements: z.array(placementName).max(placementName.options.length).optional(),
    idempotency_key: id,
  }),
  response: dataSchema(creativeAnalysis),
  status: 201,
})

export const listAnalyses = endpoint('GET', '/api/creative-analyses', {
  ...reading,
  summary: 'Analysed creatives, the newest first',
  query: pageQuery.extend({ q: z.string().trim().max(100).optional() }),
  response: pageSchema(analysisSummary),
})

export const getAnalysis = endpoint('GET', '/api/creative-analyses/:id', {
  ...reading,
  summary: 'A creative with what was found on it',
  params: idParams,
  response: dataSchema(creativeAnalysis),
})

export const downloadAnalysisReport = download('GET', '/analysis-files/:id/analysis.pdf', {
  ...reading,
  summary: 'A finished analysis as a PDF',
  params: idParams,
  contentType: 'application/pdf',
  errors: [503],
})

export const downloadAnalysisImage = download('GET', '/analysis-files/:id/analysis.png', {
  ...reading,
  summary: 'A creative with its findings drawn on it',
  params: idParams,
  contentType: 'image/png',
  errors: [503],
})

export const deleteAnalysis = endpoint('DELETE', '/api/creative-analyses/:id', {
  ...writing,
  changes: ['creative-analyses', 'ad-results'],
  summary: 'Removes an analysis; its image stays where else it is used',
  params: idParams,
  response: z.undefined(),
  status: 204,
})
