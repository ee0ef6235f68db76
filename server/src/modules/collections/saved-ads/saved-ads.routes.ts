import {
  changeSavedAds,
  getSavedAd,
  listSavedAds,
  listSavedAdTags,
  listSavedBrands,
  listSavedMarks,
  listSavedPlaces,
  retryMediaCopies,
  saveAd,
  undoSavedAdsChange,
  unsaveAd,
  updateSavedAd,
} from '@marquee/contract/saved-ads'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { SavedAdChangeService } from './saved-ad-changes.service.ts'
import type { SavedAdService } from './saved-ads.service.ts'
import type { SavedBrandService } from './saved-brands.service.ts'

interface Services {
  savedAds: SavedAdService
  changes: SavedAdChangeService
  savedBrands: SavedBrandService
}

export function registerSavedAdRoutes(app: FastifyInstance, { savedAds, changes, savedBrands }: Services): void {
  implement(app, listSavedAds, ({ actor, query }) => savedAds.list(actor, query))
  implement(app, listSavedAdTags, async ({ actor, query }) => ({ data: await savedAds.listTags(actor, query.sort) }))
  implement(app, listSavedBrands, ({ actor, query }) => savedBrands.list(actor, query))
  implement(app, listSavedMarks, async ({ actor, body }) => ({ data: await savedAds.listMarks(actor, body.ad_ids) }))
  implement(app, listSavedPlaces, async ({ actor, body }) => ({ data: await savedAds.listPlaces(actor, body.ad_ids) }))
  implement(app, changeSavedAds, async ({ actor, body }) => ({ data: await changes.change(actor, body) }))
  implement(app, undoSavedAdsChange, ({ actor, params }) => changes.undo(actor, params.id))
  implement(app, getSavedAd, async ({ actor, params }) => ({ data: await savedAds.get(actor, params.ad_id) }))
  implement(app, saveAd, async ({ actor, params }) => ({ data: await savedAds.save(actor, params.ad_id) }))
  implement(app, updateSavedAd, async ({ actor, params, body }) => ({
    data: await savedAds.update(actor, params.ad_id, body),
  }))
  implement(app, unsaveAd, ({ actor, params }) => savedAds.unsave(actor, params.ad_id))
  implement(app, retryMediaCopies, async ({ actor, params }) => ({
    data: await savedAds.retryMediaCopies(actor, params.ad_id),
  }))
}
