import {
  findBrandsToFollow,
  getBrandSpyFigures,
  getSpiedBrand,
  listBrandSpyAds,
  listSpiedBrands,
  updateSpiedBrand,
} from '@marquee/contract/brand-spy'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { BrandSpyService } from './brand-spy.service.ts'

export function registerBrandSpyRoutes(app: FastifyInstance, brandSpy: BrandSpyService): void {
  implement(app, listSpiedBrands, ({ actor, query }) => brandSpy.list(actor, query))
  implement(app, getSpiedBrand, async ({ actor, params }) => ({ data: await brandSpy.get(actor, params.id) }))
  implement(app, updateSpiedBrand, async ({ actor, params, body }) => ({
    data: await brandSpy.update(actor, params.id, body),
  }))
  implement(app, findBrandsToFollow, async ({ actor, query }) => ({
    data: await brandSpy.findCandidates(actor, query.q),
  }))
  implement(app, getBrandSpyFigures, async ({ params }) => ({ data: await brandSpy.getFigures(params.id) }))
  implement(app, listBrandSpyAds, async ({ actor, params, query }) => ({
    data: await brandSpy.listAds(actor, params.id, query.ad_ids ?? []),
  }))
}
