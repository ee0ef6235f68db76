import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { registerJobAdministrationRoutes } from './job-administration.routes.ts'
import { createJobAdministration } from './job-administration.service.ts'

/** Wires what administrators see of background work. */
export function registerJobAdministration(app: FastifyInstance, { database: db, jobs }: AppDependencies): void {
  registerJobAdministrationRoutes(app, createJobAdministration({ db, jobs }))
}
