import type { Database } from '../../../platform/database/database.ts'
import { createAdMediaRepository } from './ad-media.repository.ts'

export type { MediaOrigin } from './ad-media.repository.ts'

/** Where the media of ads lie: asked by what serves them, and told by what copies them. */
export function createAdMediaService({ db }: { db: Database }) {
  return createAdMediaRepository(db)
}
