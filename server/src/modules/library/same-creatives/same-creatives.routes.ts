import { listSameCreative } from '@marquee/contract/ad-search'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { SameCreativeService } from './same-creatives.service.ts'

export function registerSameCreativeRoutes(app: FastifyInstance, sameCreatives: SameCreativeService): void {
  implement(app, listSameCreative, ({ actor, params, query }) => sameCreatives.list(actor, params.id, query))
}
