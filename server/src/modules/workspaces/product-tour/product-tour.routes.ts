import { endProductTour, getProductTour } from '@marquee/contract/product-tour'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { ProductTourService } from './product-tour.service.ts'

export function registerProductTourRoutes(app: FastifyInstance, tour: ProductTourService): void {
  implement(app, getProductTour, async ({ actor }) => ({ data: await tour.get(actor) }))
  implement(app, endProductTour, async ({ actor }) => ({ data: await tour.end(actor) }))
}
