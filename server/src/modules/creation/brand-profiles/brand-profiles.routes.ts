import {
  createBrandProfile,
  deleteBrandProfile,
  getBrandProfile,
  listBrandProfiles,
  readWebsite,
  restoreBrandProfile,
  updateBrandProfile,
} from '@marquee/contract/brand-profiles'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { BrandProfileService } from './brand-profiles.service.ts'
import type { WebsiteService } from './website/website.service.ts'

interface Services {
  profiles: BrandProfileService
  websites: WebsiteService
}

export function registerBrandProfileRoutes(app: FastifyInstance, { profiles, websites }: Services): void {
  implement(app, listBrandProfiles, ({ actor, query }) => profiles.list(actor, query))
  implement(app, getBrandProfile, async ({ actor, params }) => ({ data: await profiles.get(actor, params.id) }))
  implement(app, createBrandProfile, async ({ actor, body }) => ({ data: await profiles.create(actor, body) }))
  implement(app, updateBrandProfile, async ({ actor, params, body }) => ({
    data: await profiles.update(actor, params.id, body),
  }))
  implement(app, deleteBrandProfile, async ({ actor, params }) => profiles.delete(actor, params.id))
  implement(app, restoreBrandProfile, async ({ actor, params }) => ({ data: await profiles.restore(actor, params.id) }))
  implement(app, readWebsite, async ({ actor, body }) => ({ data: await websites.read(actor, body.website) }))
}
