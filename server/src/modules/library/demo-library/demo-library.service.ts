import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { AdRecord, AdWriter } from '../ads/writing/ad-writer.service.ts'
import type { CreativeRenderer } from '../../../platform/creative-rendering/creative-rendering.service.ts'
import type { MediaService } from '../media/media.service.ts'
import { createDemoLibraryRepository } from './demo-library.repository.ts'
import { generateDemoAds } from './generate-demo-ads.ts'

/** Fictional brands and ads that make the app alive after the first command. */
export interface DemoLibraryService {
  /** Decides on a start whether the library has to be written: on the first one, and after a run that was interrupted. */
  needsSeeding(): Promise<boolean>
  /** Whether there is something to look at: the first ads are written, or there are to be none. */
  hasFirstAds(): Promise<boolean>
  /** Goes on where a killed server stopped: with the same dates, so that the ads that are there stay as they are. */
  resume(): Promise<void>
  /** Writes the whole library now; ads that are there stay as they are, dates included. Resolves with the number of ads. */
  seed(onProgress?: (adsDone: number) => void): Promise<number>
  /** Takes the library out, with its pictures; it does not come back by itself. Resolves with the number of ads. */
  remove(onProgress?: (adsDone: number) => void): Promise<number>
}

interface Dependencies {
  db: Database
  clock: Clock
  adWriter: Pick<AdWriter, 'ingest' | 'hasAds' | 'removeSome' | 'endRemoval'>
  renderer: Pick<CreativeRenderer, 'listTemplates'>
  media: Pick<MediaService, 'forgetPictures'>
  /** What is written; the whole library unless said otherwise. */
  generate?: (options: Parameters<typeof generateDemoAds>[0]) => Iterable<AdRecord>
}

/** Ads between which the server does other things. */
const BATCH = 250

export { findDemoBrandLook } from './demo-brands.ts'

export function createDemoLibraryService({
  db,
  clock,
  adWriter,
  renderer,
  media,
  generate = generateDemoAds,
}: Dependencies): DemoLibraryService {
  const library = createDemoLibraryRepository(db)

  async function write(asOf: Date, onProgress: (adsDone: number) => void): Promise<number> {
    await library.save('seeding', asOf, clock.now())
    let done = 0
    for (const batch of batches(generate({ now: asOf, templates: renderer.listTemplates() }))) {
      await adWriter.ingest(batch)
      done += batch.length
      onProgress(done)
      if ((await library.find())?.state === 'removed') {
        // Somebody took the library out meanwhile: what this run wrote after that goes, too.
        await clear(() => undefined)
        return 0
      }
    }
    await library.save('ready', asOf, clock.now())
    return done
  }

  async function clear(onProgress: (adsDone: number) => void): Promise<number> {
    let done = 0
    const removeBatch = () => adWriter.removeSome('demo', BATCH)
    for (let removed = await removeBatch(); removed.ads > 0; removed = await removeBatch()) {
      await media.forgetPictures(removed.mediaIds)
      done += removed.ads
      onProgress(done)
    }
    await adWriter.endRemoval('demo')
    return done
  }

  return {
    async needsSeeding() {
      const before = await library.find()
      if (before === null) {
        await library.save('seeding', clock.now(), clock.now())
      }
      return before === null || before.state === 'seeding'
    },
    async hasFirstAds() {
      const { state } = (await library.find()) ?? { state: 'removed' }
      return state !== 'seeding' || adWriter.hasAds('demo')
    },
    async resume() {
      const before = await library.find()
      if (before?.state === 'seeding') {
        await write(before.as_of, () => undefined)
      }
    },
    async seed(onProgress = () => undefined) {
      const before = await library.find()
      const asOf = before === null || before.state === 'removed' ? clock.now() : before.as_of
      return write(asOf, onProgress)
    },
    async remove(onProgress = () => undefined) {
      await library.save('removed', clock.now(), clock.now())
      return clear(onProgress)
    },
  }
}

function* batches(ads: Iterable<AdRecord>): Generator<AdRecord[]> {
  let batch: AdRecord[] = []
  for (const ad of ads) {
    batch.push(ad)
    if (batch.length === BATCH) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) {
    yield batch
  }
}
