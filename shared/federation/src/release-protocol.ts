import { alarmSettings } from '@marquee/contract/releases'
import { z } from 'zod'
import { fileName, packageName, releaseDescription, releaseId } from './registry.ts'

/** The protocol between the command line and the server for releases of a team. All its endpoints are under this path. */
export const RELEASES_PATH = '/registry'

/** The files of a release that a browser may get, by file extension. Source maps and descriptions are not served. */
export const ASSET_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
}

export const MAX_FILE_BYTES = 8 * 1024 * 1024
const MAX_RELEASE_BYTES = 64 * 1024 * 1024
const MAX_FILES = 1000

const releaseFile = z.object({
  name: fileName.max(120).refine((name) => Object.keys(ASSET_TYPES).some((ending) => name.endsWith(ending)), {
    message: 'Browsers do not get files of this kind.',
  }),
  size: z.number().int().min(0).max(MAX_FILE_BYTES),
  /** The hash of the file's content, in hexadecimal digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type ReleaseFile = z.infer<typeof releaseFile>

export const releaseFiles = z
  .array(releaseFile)
  .max(MAX_FILES)
  .refine((files) => new Set(files.map(({ name }) => name)).size === files.length, 'A file is named twice.')
  .refine((files) => files.reduce((sum, { size }) => sum + size, 0) <= MAX_RELEASE_BYTES, {
    message: `A release has at most ${MAX_RELEASE_BYTES / 1024 / 1024} MB.`,
  })

/** Announces a release: its description and the list of all its files. A stored release is read with the same schema. */
export const declaration = z.object({ description: releaseDescription, files: releaseFiles })
export type Declaration = z.infer<typeof declaration>

export const declarationAnswer = z.object({
  /** The release is in the store already: no file has to be uploaded. */
  is_complete: z.boolean(),
  /** Files that the store does not have yet. */
  missing: z.array(z.string()),
  /** The package's generation: the publication sends it back as `expected_generation`. */
  generation: z.number().int(),
})

export const channels = ['preview', 'canary', 'live'] as const
export type Channel = (typeof channels)[number]

/** The kind of a change in a package's history: one of its channels, the package switched off or on, or retired or restored. */
export const changeKinds = [...channels, 'off', 'on', 'retired', 'restored'] as const
export type ChangeKind = (typeof changeKinds)[number]

const reason = z.string().trim().max(500)

export const publication = z
  .object({
    channel: z.enum(channels),
    /** Share of the users who get a canary, in percent. */
    percent: z.number().int().min(1).max(99).optional(),
    /** Answered with 409 when the package's generation has changed since. */
    expected_generation: z.number().int().optional(),
    reason: reason.default(''),
  })
  .refine(({ channel, percent }) => (channel === 'canary') === (percent !== undefined), {
    path: ['percent'],
    message: 'A canary, and only a canary, has a share of 1 to 99 percent.',
  })
export type Publication = z.infer<typeof publication>

export const rollback = z.object({
  channel: z.enum(['live', 'canary']).default('live'),
  /** Default: the newest release that is shown to work. */
  to: releaseId.optional(),
  expected_generation: z.number().int().optional(),
  reason: reason.default(''),
})

/** Switches a remote off or on again for all users. */
export const switching = z.object({
  is_enabled: z.boolean(),
  expected_generation: z.number().int().optional(),
  reason: reason.default(''),
})
export type Switching = z.infer<typeof switching>

export const switchingAnswer = z.object({
  package: packageName,
  is_enabled: z.boolean(),
  generation: z.number().int(),
  /** False: the remote was in this state before. */
  is_changed: z.boolean(),
})
export type SwitchingAnswer = z.infer<typeof switchingAnswer>

/** Retires a remote for all users, or restores it. */
export const retirement = z.object({
  is_retired: z.boolean(),
  expected_generation: z.number().int().optional(),
  reason: reason.default(''),
})
export type Retirement = z.infer<typeof retirement>

export const retirementAnswer = z.object({
  package: packageName,
  is_retired: z.boolean(),
  generation: z.number().int(),
  /** False: the remote was in this state before. */
  is_changed: z.boolean(),
  /** Live packages whose code links to its pages, each with the names of those pages. */
  linked_by: z.array(z.object({ package: packageName, pages: z.array(z.string()) })),
})
export type RetirementAnswer = z.infer<typeof retirementAnswer>

export const publicationAnswer = z.object({
  package: packageName,
  release: releaseId,
  /** The package's generation after the change. */
  generation: z.number().int(),
  /** False: the package was in this state before. */
  is_changed: z.boolean(),
})
export type PublicationAnswer = z.infer<typeof publicationAnswer>

/** Changes the settings that are given. */
export const alarmChange = alarmSettings.partial()
export type AlarmChange = z.infer<typeof alarmChange>

/** `secret` signs the posts to the address. */
export const alarmAnswer = z.object({ alarms: alarmSettings, secret: z.string() })
export type AlarmAnswer = z.infer<typeof alarmAnswer>

/** Why a rollback led to its release, with the figures. */
export const rollbackAnswer = publicationAnswer.extend({ explanation: z.string().default('') })
export type RollbackAnswer = z.infer<typeof rollbackAnswer>

/** What the reports of users show: `unproven` is a release with too few of them, or with none. */
export const releaseVerdicts = ['works', 'fails', 'unproven'] as const
export type ReleaseVerdict = (typeof releaseVerdicts)[number]

const storedRelease = z.object({
  release: releaseId,
  kit_version: z.string(),
  bytes: z.number(),
  uploaded_by: z.string(),
  is_preview: z.boolean(),
  created_at: z.iso.datetime(),
  last_live_at: z.iso.datetime().nullable(),
  rolled_back_at: z.iso.datetime().nullable(),
  /** The users of the release, for how many it worked and failed. Servers before 2026-11-28 do not say. */
  health: z
    .object({ verdict: z.enum(releaseVerdicts), visitors: z.number(), worked: z.number(), failed: z.number() })
    .optional(),
})

export const releaseOverview = z.object({
  package: packageName,
  generation: z.number().int(),
  is_enabled: z.boolean(),
  /** Retired: pages do not know the remote. */
  is_retired: z.boolean(),
  live: releaseId.nullable(),
  canary: releaseId.nullable(),
  canary_percent: z.number().int().nullable(),
  preview: releaseId.nullable(),
  /** The release that a rollback leads to; null when none is fit for it. */
  last_known_good: releaseId.nullable(),
  /** Why it is this one. */
  last_known_good_reason: z.string().optional(),
  releases: z.array(storedRelease),
  changes: z.array(
    z.object({
      generation: z.number().int(),
      channel: z.enum(changeKinds),
      from: releaseId.nullable(),
      to: releaseId.nullable(),
      percent: z.number().int().nullable(),
      changed_by: z.string(),
      reason: z.string(),
      created_at: z.iso.datetime(),
    }),
  ),
})
export type ReleaseOverview = z.infer<typeof releaseOverview>
/** `token_package`: the package that the request's token may release. */
export const releaseList = z.object({ token_package: packageName, data: z.array(releaseOverview) })

/** The answer of the server to a refused request. */
export const releaseRefusal = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).default({}),
})
