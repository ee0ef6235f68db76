import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The reasons why a release failed in a browser. Counters are stored in this order: append new kinds at the end. */
export const releaseFailures = [
  'network',
  'integrity',
  'timeout',
  'broken',
  'missing',
  'incompatible',
  'frozen',
] as const

/** The phase of the failure: before any code ran, while the page's code loaded, or on the screen. */
export const releasePhases = ['entry', 'page', 'render'] as const

export const MAX_RELEASE_REPORTS = 20

const released = {
  /** The remote, or `host`. */
  remote: z.string().max(40),
  release: z.string().regex(/^[0-9a-f]{12}$/),
  phase: z.enum(releasePhases),
  /** The page was asked to run this release instead of the live one. */
  is_override: z.boolean(),
}

const releaseReport = z.discriminatedUnion('outcome', [
  z.object({ ...released, outcome: z.literal('loaded'), load_ms: z.number().min(0).max(600_000) }),
  /** The page was shown. */
  z.object({ ...released, outcome: z.literal('rendered') }),
  z.object({ ...released, outcome: z.literal('failed'), failure: z.enum(releaseFailures) }),
])
export type ReleaseReport = z.infer<typeof releaseReport>

export const reportReleaseHealth = endpoint('POST', '/api/release-health', {
  access: 'anonymous',
  summary: 'What became of the releases that a browser has loaded; what is unknown or too much is dropped and counted',
  body: z.object({ reports: z.array(releaseReport).min(1).max(MAX_RELEASE_REPORTS) }),
  response: z.object({ accepted: z.number().int(), dropped: z.number().int() }),
  status: 202,
  bodyLimit: 16 * 1024,
  isBeacon: true,
})
