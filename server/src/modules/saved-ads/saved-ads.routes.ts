import { listSavedAds, saveAd, unsaveAd } from '@marquee/contract/saved-ads'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { SavedAdService } from './saved-ads.service.ts'

export function registerSavedAdRoutes(app: FastifyInstance, savedAds: SavedAdService): void {
  implement(app, listSavedAds, ({ actor, query }) => savedAds.list(actor, query))
  implement(app, saveAd, async ({ actor, params }) => ({ data: await savedAds.save(actor, params.ad_id) }))
  implement(app, unsaveAd, async ({ actor, params }) => {
    await savedAds.unsave(actor, params.ad_id)
    return undefined
  })
}
