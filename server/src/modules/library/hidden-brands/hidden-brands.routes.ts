import { hideBrand, listHiddenBrands, showBrand } from '@marquee/contract/hidden-brands'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { HiddenBrandService } from './hidden-brands.service.ts'

export function registerHiddenBrandRoutes(app: FastifyInstance, hiddenBrands: HiddenBrandService): void {
  implement(app, listHiddenBrands, async ({ actor }) => ({ data: await hiddenBrands.list(actor) }))
  implement(app, hideBrand, async ({ actor, params }) => ({ data: await hiddenBrands.hide(actor, params.brand_id) }))
  implement(app, showBrand, async ({ actor, params }) => {
    await hiddenBrands.show(actor, params.brand_id)
    return undefined
  })
}
