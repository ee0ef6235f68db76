import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { id, idParams, line, timestamp } from './primitives.ts'
import { workspace } from './workspaces.ts'

/** The largest accepted image of a person or logo of a workspace. */
export const MAX_AVATAR_BYTES = 4 * 1024 * 1024

/** ISO 4217: the currencies that budgets and prices of a workspace can be in. */
export const currency = z.enum(
  [
    'AED',
    'ARS',
    'AUD',
    'BRL',
    'CAD',
    'CHF',
    'CLP',
    'CNY',
    'COP',
    'CZK',
    'DKK',
    'EUR',
    'GBP',
    'HKD',
    'HUF',
    'IDR',
    'ILS',
    'INR',
    'JPY',
    'KRW',
    'MXN',
    'MYR',
    'NOK',
    'NZD',
    'PHP',
    'PLN',
    'RON',
    'SAR',
    'SEK',
    'SGD',
    'THB',
    'TRY',
    'TWD',
    'USD',
    'VND',
    'ZAR',
  ],
  { error: 'Choose a currency.' },
)

/** A name of the IANA time zone database, as `Europe/Oslo`. */
export const timeZone = z.string().max(64).refine(isTimeZone, { message: 'Choose a time zone.' })

export const workspaceSettings = z.object({
  id,
  name: z.string(),
  logo_url: z.string().nullable(),
  /** Null: none was chosen. Then days on the server are in UTC, and pages show the reader's own time zone. */
  time_zone: z.string().nullable(),
  currency,
  /** The credits that one render of a video may cost at most; null: there is no limit. */
  render_credit_limit: z.number().int().nullable(),
  /** Whether ads that its members capture become common once three such workspaces captured the same. */
  offers_captures: z.boolean(),
})
export type WorkspaceSettings = z.infer<typeof workspaceSettings>

export const getWorkspaceSettings = endpoint('GET', '/api/workspace-settings', {
  access: 'verified',
  plan: 'none',
  summary: 'Name, logo, time zone and currency of the workspace',
  response: dataSchema(workspaceSettings),
})

export const updateWorkspaceSettings = endpoint('PATCH', '/api/workspace-settings', {
  access: 'verified',
  permission: 'workspace.manage',
  plan: 'none',
  changes: ['workspace'],
  summary: 'Changes name, time zone, currency and limits of the workspace, and whether it offers its captures',
  body: z.object({
    name: line(120, 'a name'),
    /** Empty: none. */
    time_zone: z.union([z.literal(''), timeZone], { error: 'Choose a time zone.' }),
    currency,
    /** Null removes the limit; a missing value leaves it as it is. */
    render_credit_limit: z
      .number({ error: 'Enter a whole number of credits.' })
      .int({ error: 'Enter a whole number of credits.' })
      .min(1, { error: 'Enter at least 1 credit.' })
      .max(100_000, { error: 'Enter at most 100,000 credits.' })
      .nullable()
      .optional(),
    /** A missing value leaves it as it is. */
    offers_captures: z.boolean().optional(),
  }),
  response: dataSchema(workspaceSettings),
})

export const uploadWorkspaceLogo = endpoint('POST', '/api/workspace-settings/logo', {
  access: 'verified',
  permission: 'workspace.manage',
  plan: 'none',
  changes: ['workspace'],
  summary: 'Gives the workspace a logo: a PNG, JPEG, WebP or AVIF image, cut to a square',
  bodyType: 'multipart',
  bodyLimit: MAX_AVATAR_BYTES,
  response: dataSchema(workspaceSettings),
})

export const removeWorkspaceLogo = endpoint('DELETE', '/api/workspace-settings/logo', {
  access: 'verified',
  permission: 'workspace.manage',
  plan: 'none',
  changes: ['workspace'],
  summary: 'Takes the logo of the workspace away',
  response: dataSchema(workspaceSettings),
})

/** A deleted workspace that its owner can still restore. */
export const deletedWorkspace = z.object({ id, name: z.string(), deleted_at: timestamp, purged_at: timestamp })
export type DeletedWorkspace = z.infer<typeof deletedWorkspace>

export const DELETED_WORKSPACE_DAYS = 30

export const deleteWorkspace = endpoint('DELETE', '/api/workspaces/:id', {
  access: 'verified',
  workspace: 'named',
  permission: 'workspace.delete',
  plan: 'none',
  changes: ['workspace', 'members'],
  summary: 'Deletes a workspace for all its members; its owner can bring it back for 30 days',
  params: idParams,
  response: dataSchema(deletedWorkspace),
  errors: ['plan_renews'],
})

export const listDeletedWorkspaces = endpoint('GET', '/api/deleted-workspaces', {
  access: 'verified',
  plan: 'none',
  summary: 'The own workspaces that were deleted and can be brought back',
  query: pageQuery,
  response: pageSchema(deletedWorkspace),
})

export const restoreWorkspace = endpoint('POST', '/api/deleted-workspaces/:id/restore', {
  access: 'verified',
  plan: 'none',
  summary: 'Brings a deleted workspace back, with its members and all that is in it',
  params: idParams,
  response: dataSchema(workspace),
})

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
