import { followBrand, listBrands, unfollowBrand } from '@marquee/contract/brands'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { BrandService } from './brands.service.ts'

export function registerBrandRoutes(app: FastifyInstance, brands: BrandService): void {
  implement(app, listBrands, ({ actor, query }) => brands.list(actor, query))
  implement(app, followBrand, ({ actor, params }) => brands.followOne(actor, params.id))
  implement(app, unfollowBrand, ({ actor, params }) => brands.unfollow(actor, params.id))
}
