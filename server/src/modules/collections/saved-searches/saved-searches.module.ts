import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { registerSavedSearchRoutes } from './saved-searches.routes.ts'
import { createSavedSearchService } from './saved-searches.service.ts'

/** Wires the searches that a workspace keeps. */
export function registerSavedSearches(app: FastifyInstance, { database: db, clock }: AppDependencies): void {
  registerSavedSearchRoutes(app, createSavedSearchService({ db, clock }))
}
