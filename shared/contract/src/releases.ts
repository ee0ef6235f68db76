import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { timestamp } from './primitives.ts'
import { releaseFailures } from './release-health.ts'

const releaseId = z.string().regex(/^[0-9a-f]{12}$/)

/** The reports of browsers about a release in the last 24 hours. */
export const releaseHealth = z.object({
  loads: z.number().int(),
  /** The release's code did not arrive or did not start. */
  failures: z.number().int(),
  /** The failures by their kind; kinds without failures are missing. */
  failure_kinds: z.partialRecord(z.enum(releaseFailures), z.number().int()),
  /** The code threw on the screen. */
  errors: z.number().int(),
  /** The share of failures and errors among all reports, from 0 to 1; null without reports. */
  failure_rate: z.number().nullable(),
  /** The 75th percentile of load times, in milliseconds; null without loads. */
  load_ms_p75: z.number().nullable(),
})
export type ReleaseHealth = z.infer<typeof releaseHealth>

const channelRelease = z.object({ release: releaseId, uploaded_by: z.string(), health: releaseHealth })
export type ChannelRelease = z.infer<typeof channelRelease>

const releaseChange = z.object({
  /** The package's generation after the change. */
  generation: z.number().int(),
  kind: z.enum(['preview', 'canary', 'live', 'off', 'on', 'retired', 'restored']),
  from: releaseId.nullable(),
  to: releaseId.nullable(),
  percent: z.number().int().nullable(),
  changed_by: z.string(),
  reason: z.string(),
  changed_at: timestamp,
})
export type ReleaseChange = z.infer<typeof releaseChange>

export const releasedPackage = z.object({
  /** A remote, or `host`. */
  name: z.string(),
  generation: z.number().int(),
  is_enabled: z.boolean(),
  /** Disabled: pages do not list the package. */
  is_retired: z.boolean(),
  live: channelRelease.nullable(),
  canary: channelRelease.extend({ percent: z.number().int() }).nullable(),
  preview: channelRelease.nullable(),
  /** The release that a rollback makes live; null when there is none. */
  last_known_good: releaseId.nullable(),
  /** The last 50 changes, newest first. */
  changes: z.array(releaseChange),
  /** The releases of these changes that are still in the store; a release that was unused for 30 days is removed. */
  kept_releases: z.array(releaseId),
})
export type ReleasedPackage = z.infer<typeof releasedPackage>

export const listReleasedPackages = endpoint('GET', '/api/admin/releases', {
  access: 'admin',
  summary: 'What is live, canary and preview of every package, how it does in browsers, and who changed it',
  response: z.object({ data: z.array(releasedPackage) }),
})

export const releaseActions = [
  'roll_back',
  'promote_canary',
  'stop_canary',
  'make_live',
  'switch_off',
  'switch_on',
] as const
export type ReleaseAction = (typeof releaseActions)[number]

export const changeReleasedPackage = endpoint('POST', '/api/admin/releases/:name/changes', {
  access: 'admin',
  errors: ['generation_conflict', 'live_already', 'no_canary', 'nothing_to_roll_back', 'retired', 'upload_incomplete'],
  summary: 'Changes what users run of a package; 409 when `expected_generation` is not the package’s',
  params: z.object({ name: z.string().max(40) }),
  body: z
    .object({
      action: z.enum(releaseActions),
      /** The release to make live again. */
      release: releaseId.optional(),
      expected_generation: z.number().int(),
      reason: z
        .string({ error: 'Say why.' })
        .trim()
        .min(1, { message: 'Say why.' })
        .max(500, { message: 'Use at most 500 characters.' }),
    })
    .refine(({ action, release }) => (action === 'make_live') === (release !== undefined), {
      path: ['release'],
      message: 'Name the release that is to be live, and only then.',
    }),
  response: dataSchema(releasedPackage),
})
