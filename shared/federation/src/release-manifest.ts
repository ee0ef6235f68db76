import type { AccessRequirement } from '@marquee/contract/account-access'
import { planFeature, workspaceFeature } from '@marquee/contract/features'
import { type Permission, permissions } from '@marquee/contract/permissions'
import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { z } from 'zod'

const MAX_ROUTES = 100
const MAX_ENTRIES = 40

const pageName = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)*$/)
const entryName = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/)
/** Fixed segments and parameters only, no wildcards and no optional parts, so that two paths can be compared. */
const path = z
  .string()
  .max(200)
  .regex(/^\/(?:(?:[a-z0-9][a-z0-9-]*|:[a-z]\w*)(?:\/(?:[a-z0-9][a-z0-9-]*|:[a-z]\w*))*)?$/i)
const label = z.string().trim().min(1).max(60)
const icon = z.string().max(40)
const parameter = z.string().max(40)

const feature = z.enum([...workspaceFeature.options, ...planFeature.options, 'full_product'])
const access: z.ZodType<AccessRequirement> = z.object({
  isAdmin: z.literal(true).exactOptional(),
  permission: z
    .custom<Permission>((value) => typeof value === 'string' && Object.hasOwn(permissions, value))
    .exactOptional(),
  plan: z.enum(['active', 'ended', 'none']).exactOptional(),
  feature: z.union([feature, z.array(feature).min(1)]).exactOptional(),
})

const route = z.object({
  name: pageName,
  path,
  kind: z.enum(['public', 'bare', 'app']),
  title: label,
  section: entryName.exactOptional(),
  access: access.exactOptional(),
})

const section = z.object({
  name: entryName,
  label,
  icon,
  route: pageName,
  group: z.string().max(30),
  order: z.number().int().min(0).max(1000),
  within: entryName.exactOptional(),
  key: z
    .string()
    .regex(/^[a-z]$/)
    .exactOptional(),
  mark: z.literal('has_unread_changes').exactOptional(),
  access: access.exactOptional(),
})

const command = z.object({
  label,
  icon,
  keywords: z.string().max(200).exactOptional(),
  route: pageName,
  query: z.record(parameter, z.string().max(200)).exactOptional(),
  newKey: parameter.exactOptional(),
  access: access.exactOptional(),
})

const slotEntry = {
  name: entryName,
  isForVerified: z.literal(true).exactOptional(),
  access: access.exactOptional(),
}
const order = z.number().int().min(0).max(1000)

const slot = z.discriminatedUnion('place', [
  z.object({
    ...slotEntry,
    place: z.literal('side-bar'),
    section: entryName,
    rows: z.number().int().min(0).max(20),
    rowsBeside: z.literal('board_tree_rows').exactOptional(),
    wakesOn: z.string().max(40).exactOptional(),
  }),
  z.object({ ...slotEntry, place: z.literal('dashboard'), title: label, layout: z.enum(['tiles', 'rows']), order }),
  z.object({
    ...slotEntry,
    place: z.literal('ad-actions'),
    label,
    icon,
    route: pageName,
    adParameter: z
      .string()
      .max(40)
      .regex(/^[a-z]\w*$/),
    order,
  }),
])

/** The manifest in a package's `src/manifest.ts`, as it is stored in the release description and in the registry. */
export const releaseManifest: z.ZodType<ReleaseManifest> = z.object({
  routes: z.array(route).max(MAX_ROUTES),
  sections: z.array(section).max(MAX_ENTRIES).exactOptional(),
  commands: z.array(command).max(MAX_ENTRIES).exactOptional(),
  slots: z.array(slot).max(MAX_ENTRIES).exactOptional(),
})

export const emptyManifest: ReleaseManifest = { routes: [] }
