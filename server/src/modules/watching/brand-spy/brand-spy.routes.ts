import {
  findBrandsToFollow,
  getBrandSpyFigures,
  getSpiedBrand,
  listBrandSpyAds,
  listSpiedBrands,
  updateSpiedBrand,
} from '@marquee/contract/brand-spy'
import { fillSpyFolder, orderSpyFolders, removeSpyFolder, renameSpyFolder } from '@marquee/contract/spy-folders'
import { forgetWantedBrand, listWantedBrands, listWantedEverywhere, wantBrand } from '@marquee/contract/wanted-brands'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { BrandSpyService } from './brand-spy.service.ts'
import type { SpyFolderService } from './spy-folders.service.ts'
import type { WantedBrandService } from './wanted-brands.service.ts'

interface Services {
  brandSpy: BrandSpyService
  wantedBrands: WantedBrandService
  folders: SpyFolderService
}

export function registerBrandSpyRoutes(app: FastifyInstance, { brandSpy, wantedBrands, folders }: Services): void {
  implement(app, listSpiedBrands, ({ actor, query }) => brandSpy.list(actor, query))
  implement(app, getSpiedBrand, async ({ actor, params }) => ({ data: await brandSpy.get(actor, params.id) }))
  implement(app, updateSpiedBrand, async ({ actor, params, body }) => ({
    data: await brandSpy.update(actor, params.id, body),
  }))
  implement(app, findBrandsToFollow, async ({ actor, query }) => ({
    data: await brandSpy.findCandidates(actor, query.q),
  }))
  implement(app, getBrandSpyFigures, async ({ actor, params }) => ({
    data: await brandSpy.getFigures(actor, params.id),
  }))
  implement(app, listWantedBrands, async ({ actor }) => ({ data: await wantedBrands.list(actor) }))
  implement(app, wantBrand, async ({ actor, body }) => ({ data: await wantedBrands.want(actor, body.address) }))
  implement(app, listWantedEverywhere, ({ query }) => wantedBrands.listEverywhere(query))
  implement(app, forgetWantedBrand, ({ actor, params }) => wantedBrands.forget(actor, params.id))
  implement(app, renameSpyFolder, ({ actor, body }) => folders.rename(actor, body.name, body.new_name))
  implement(app, removeSpyFolder, ({ actor, body }) => folders.remove(actor, body.name))
  implement(app, fillSpyFolder, ({ actor, body }) => folders.fill(actor, body.name, body.brand_ids))
  implement(app, orderSpyFolders, ({ actor, body }) => folders.order(actor, body.names))
  implement(app, listBrandSpyAds, async ({ actor, params, query }) => ({
    data: await brandSpy.listAds(actor, params.id, query.ad_ids ?? []),
  }))
}
