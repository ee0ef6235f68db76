import { z } from 'zod'
import { storedAsset } from './assets.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { id, idParams, line, text, timestamp, webAddress } from './primitives.ts'

/** `#rrggbb`, in lower case. */
export const brandColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, { message: 'Enter a colour such as #1a5f7a.' })
  .toLowerCase()

export const fontRole = z.enum(['heading', 'body'])
export type FontRole = z.infer<typeof fontRole>

const fontFamily = line(100, 'the name of a font')

const profileFields = {
  name: line(200, 'a name'),
  website: webAddress.nullable(),
  description: text(2000),
  /** The most important first. */
  colors: z.array(brandColor).max(12, { message: 'Use at most 12 colours.' }),
  voice: text(2000),
  audience: text(2000),
  always_include: z.array(line(300, 'a sentence')).max(20, { message: 'Use at most 20 entries.' }),
  never_mention: z.array(line(300, 'a word or a topic')).max(20, { message: 'Use at most 20 entries.' }),
}

export const brandProfile = z.object({
  ...profileFields,
  id,
  logos: z.array(storedAsset),
  /** At most one of each role. */
  fonts: z.array(z.object({ role: fontRole, family: z.string(), asset: storedAsset.nullable() })),
  version: z.number().int(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type BrandProfile = z.infer<typeof brandProfile>

export const brandProfileInput = z.object({
  ...profileFields,
  logo_ids: z.array(id).max(6, { message: 'Use at most 6 logos.' }),
  fonts: z
    .array(z.object({ role: fontRole, family: fontFamily, asset_id: id.nullable() }))
    .max(2)
    .refine((fonts) => new Set(fonts.map(({ role }) => role)).size === fonts.length, {
      message: 'Choose one font for headings and one for text.',
    }),
})
export type BrandProfileInput = z.input<typeof brandProfileInput>

/** The information that a website gives about its brand, for a user to confirm; empty where it gives none. */
export const websiteFindings = z.object({
  website: z.string(),
  name: z.string(),
  description: z.string(),
  colors: z.array(brandColor),
  fonts: z.array(z.object({ role: fontRole, family: z.string() })),
  logos: z.array(storedAsset),
  voice: z.string(),
})
export type WebsiteFindings = z.infer<typeof websiteFindings>

const READING = { access: 'verified', plan: 'ended', feature: 'full_product', scope: 'products:read' } as const
const WRITING = {
  access: 'verified',
  permission: 'brand_profiles.edit',
  feature: 'full_product',
  scope: 'products:write',
} as const
const CHANGES = ['brand-profiles'] as const

export const listBrandProfiles = endpoint('GET', '/api/brand-profiles', {
  ...READING,
  summary: "The workspace's brand profiles, newest first",
  query: pageQuery,
  response: pageSchema(brandProfile),
})

export const getBrandProfile = endpoint('GET', '/api/brand-profiles/:id', {
  ...READING,
  summary: 'One brand profile',
  params: idParams,
  response: dataSchema(brandProfile),
})

export const createBrandProfile = endpoint('POST', '/api/brand-profiles', {
  ...WRITING,
  changes: CHANGES,
  summary: 'Creates a brand profile; the same idempotency_key answers with the profile made first',
  body: brandProfileInput.extend({ idempotency_key: id }),
  response: dataSchema(brandProfile),
  status: 201,
})

export const updateBrandProfile = endpoint('PUT', '/api/brand-profiles/:id', {
  ...WRITING,
  changes: CHANGES,
  errors: ['version_conflict'],
  summary: 'Replaces a brand profile; 409 when `version` is not the stored one',
  params: idParams,
  body: brandProfileInput.extend({ version: z.number().int() }),
  response: dataSchema(brandProfile),
})

export const deleteBrandProfile = endpoint('DELETE', '/api/brand-profiles/:id', {
  ...WRITING,
  changes: CHANGES,
  summary: 'Removes a brand profile',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

export const restoreBrandProfile = endpoint('POST', '/api/brand-profiles/:id/restore', {
  ...WRITING,
  changes: CHANGES,
  summary: 'Brings back a brand profile that was removed (undo)',
  params: idParams,
  response: dataSchema(brandProfile),
})

export const readWebsite = endpoint('POST', '/api/brand-profiles/read-website', {
  ...WRITING,
  summary: 'Reads what a website says of its brand; nothing of a profile is changed',
  body: z.object({ website: webAddress }),
  response: dataSchema(websiteFindings),
})
