import { listBrands } from '@marquee/contract/brands'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { BrandService } from './brands.service.ts'

export function registerBrandRoutes(app: FastifyInstance, brands: BrandService): void {
  implement(app, listBrands, ({ query }) => brands.list(query))
}
