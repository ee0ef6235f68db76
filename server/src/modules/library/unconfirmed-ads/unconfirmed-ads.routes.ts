import { confirmUnconfirmedAd, listUnconfirmedAds, removeUnconfirmedAd } from '@marquee/contract/unconfirmed-ads'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { UnconfirmedAdService } from './unconfirmed-ads.service.ts'

export function registerUnconfirmedAdRoutes(app: FastifyInstance, ads: UnconfirmedAdService): void {
  implement(app, listUnconfirmedAds, ({ query }) => ads.list(query))
  implement(app, confirmUnconfirmedAd, ({ params }) => ads.confirm(params.id))
  implement(app, removeUnconfirmedAd, ({ params }) => ads.remove(params.id))
}
