import { getNicheSayings, listSayingAds } from '@marquee/contract/ad-angles'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { NicheSayingService } from './niche-sayings.service.ts'

export function registerAdAngleRoutes(app: FastifyInstance, sayings: NicheSayingService): void {
  implement(app, getNicheSayings, async ({ query }) => ({ data: await sayings.get(query) }))
  implement(app, listSayingAds, async ({ actor, query }) => ({ data: await sayings.listAds(actor, query) }))
}
