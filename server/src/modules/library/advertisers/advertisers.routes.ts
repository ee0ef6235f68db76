import { confirmSite, listConfirmedSites, listLandingSites, withdrawSite } from '@marquee/contract/advertisers'
import {
  allowBrandsTogether,
  keepBrandsApart,
  listMergedBrands,
  listSimilarBrands,
  mergeBrand,
  splitBrand,
} from '@marquee/contract/brand-merges'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { BrandMergeService } from './brand-merges.service.ts'
import type { ConfirmedSiteService } from './confirmed-sites.service.ts'

interface Services {
  sites: ConfirmedSiteService
  merges: BrandMergeService
}

export function registerAdvertiserRoutes(app: FastifyInstance, { sites, merges }: Services): void {
  implement(app, listLandingSites, ({ query }) => sites.listLanding(query))
  implement(app, listConfirmedSites, ({ query }) => sites.listConfirmed(query))
  implement(app, confirmSite, async ({ actor, params, body }) => ({
    data: await sites.confirm(actor, params.host, body.name),
  }))
  implement(app, withdrawSite, ({ params }) => sites.withdraw(params.host))
  implement(app, listSimilarBrands, ({ query }) => merges.listSimilar(query))
  implement(app, listMergedBrands, ({ query }) => merges.listMerged(query))
  implement(app, mergeBrand, ({ actor, params, body }) => merges.merge(actor, params.id, body.into_id))
  implement(app, splitBrand, ({ actor, params }) => merges.split(actor, params.id))
  implement(app, keepBrandsApart, ({ actor, params }) => merges.keepApart(actor, params.id, params.other_id))
  implement(app, allowBrandsTogether, ({ params }) => merges.allowTogether(params.id, params.other_id))
}
