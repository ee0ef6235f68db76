import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { registerProductTourRoutes } from './product-tour.routes.ts'
import { createProductTourService } from './product-tour.service.ts'

/** Wires what each person has seen of the tour of the product. */
export function registerProductTour(app: FastifyInstance, { database: db, clock }: AppDependencies): void {
  registerProductTourRoutes(app, createProductTourService({ db, clock }))
}
