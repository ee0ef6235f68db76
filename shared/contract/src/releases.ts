import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { email, timestamp, webAddress } from './primitives.ts'
import { releaseFailures } from './release-health.ts'

const releaseId = z.string().regex(/^[0-9a-f]{12}$/)

/** The reports of browsers about a release in the last 24 hours. */
export const releaseHealth = z.object({
  loads: z.number().int(),
  /** Pages that were shown. */
  renders: z.number().int(),
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

/** Who is told when the live release fails, and whether the server then goes back by itself. */
export const alarmSettings = z.object({
  /** Null: the administrators of the product. */
  email: email.nullable(),
  /** The alarm is posted to this https address as JSON; null: to none. */
  url: webAddress
    .refine((address) => /^https:/i.test(address), { message: 'Enter an address that starts with https://.' })
    .nullable(),
  is_auto_rollback: z.boolean(),
})
export type AlarmSettings = z.infer<typeof alarmSettings>

/** A live release whose failures rose. */
const releaseAlarm = z.object({
  release: releaseId,
  /** The figures of the moment in which it was raised. */
  reason: z.string(),
  raised_at: timestamp,
  last_failed_at: timestamp,
  /** The release that the server went back to by itself. */
  returned_to: releaseId.nullable(),
})
export type ReleaseAlarm = z.infer<typeof releaseAlarm>

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
  /** Why it is this one, or why there is none. */
  last_known_good_reason: z.string(),
  alarms: alarmSettings,
  /** The alarm of the last 24 hours, if its release is still live or the server went back from it; null without one. */
  alarm: releaseAlarm.nullable(),
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

export const updateReleaseAlarms = endpoint('PUT', '/api/admin/releases/:name/alarms', {
  access: 'admin',
  summary: 'Who is told when the live release of a package fails, and whether the server then goes back by itself',
  params: z.object({ name: z.string().max(40) }),
  body: alarmSettings,
  response: dataSchema(releasedPackage),
})
