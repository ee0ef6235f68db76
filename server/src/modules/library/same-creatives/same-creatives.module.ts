import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { AdService } from '../ads/ads.service.ts'
import type { MediaService } from '../media/media.service.ts'
import { registerSameCreativeRoutes } from './same-creatives.routes.ts'
import { createSameCreativeService, readPictures, readPicturesOfAd } from './same-creatives.service.ts'

interface Neighbours {
  ads: AdService
  media: MediaService
}

/** Wires the finding of ads with the same creative. */
export function registerSameCreatives(
  app: FastifyInstance,
  { database: db, clock, log, jobs }: AppDependencies,
  { ads, media }: Neighbours,
): void {
  const sameCreatives = createSameCreativeService({ db, clock, log, jobs, ads, media })
  registerSameCreativeRoutes(app, sameCreatives)
  jobs.work(readPicturesOfAd, ({ ad_id }) => sameCreatives.readAd(ad_id))
  jobs.work(readPictures, (data) => sameCreatives.readSome(data))
}
