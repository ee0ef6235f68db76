import type { Database } from '../../../platform/database/database.ts'
import { createAdMediaRepository } from './ad-media.repository.ts'

export type { MediaOrigin } from './ad-media.repository.ts'

/** The locations of the media of ads: read by the modules that serve media, and updated by those that copy them. */
export function createAdMediaService({ db }: { db: Database }) {
  return createAdMediaRepository(db)
}
