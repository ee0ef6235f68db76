import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import { registerProductTourRoutes } from './product-tour.routes.ts'
import { createProductTourService } from './product-tour.service.ts'

/** Wires who has seen the tour of the product. */
export function registerProductTour(app: FastifyInstance, { database: db, clock }: AppDependencies): void {
  registerProductTourRoutes(app, createProductTourService({ db, clock }))
}
