import { listBrandChanges } from '@marquee/contract/brand-changes'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { BrandChangeService } from './brand-changes.service.ts'

export function registerBrandChangeRoutes(app: FastifyInstance, changes: BrandChangeService): void {
  implement(app, listBrandChanges, ({ actor, params, query }) => changes.list(actor, params.id, query))
}
