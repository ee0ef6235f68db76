import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { AdRecord, AdWriter } from '../ads/writing/ad-writer.service.ts'
import type { MediaService } from '../media/media.service.ts'
import { createDemoLibraryRepository } from './demo-library.repository.ts'
import { DEMO_EDITION, FIRST_AD_ID, generateDemoAds } from './generate-demo-ads.ts'

/** Fictional brands and ads that make the app alive after the first command. */
export interface DemoLibraryService {
  /**
   * Notes on a start that the library is to be written: on the first one, and where it is of an earlier edition.
   * Resolves with whether it is, as after a run that was interrupted.
   */
  begin(): Promise<boolean>
  /** Whether there is something to look at: the first ads are written, or there are to be none. */
  hasFirstAds(): Promise<boolean>
  /**
   * Goes on where a killed server stopped: with the same dates, so that the ads that are there stay as they are.
   * Resolves with whether the library was written now, was there, or was taken out by somebody.
   */
  resume(): Promise<'written' | 'there' | 'removed'>
  /** Writes the whole library now; equal ads that are there stay as they are, and ads of an earlier edition go. Resolves with the number of ads. */
  seed(onProgress?: (adsDone: number) => void): Promise<number>
  /** Takes the library out, with its images; it does not come back by itself. Resolves with the number of ads. */
  remove(onProgress?: (adsDone: number) => void): Promise<number>
}

interface Dependencies {
  db: Database
  clock: Clock
  adWriter: Pick<AdWriter, 'ingest' | 'hasAds' | 'readSaid' | 'removeSome' | 'endRemoval'>
  media: Pick<MediaService, 'forgetImages'>
  /** What is written; the whole library unless said otherwise. */
  generate?: (options: Parameters<typeof generateDemoAds>[0]) => Iterable<AdRecord>
}

/** Ads between which the server does other things. */
const BATCH = 250

const ofThisEdition = z.object({ edition: z.literal(DEMO_EDITION) })

export { findDemoBrandMark } from './demo-brands.ts'

export function createDemoLibraryService({
  db,
  clock,
  adWriter,
  media,
  generate = generateDemoAds,
}: Dependencies): DemoLibraryService {
  const library = createDemoLibraryRepository(db)

  async function write(asOf: Date, onProgress: (adsDone: number) => void): Promise<number> {
    await library.save('seeding', asOf, clock.now())
    const written: string[] = []
    for (const batch of batches(generate({ now: asOf }))) {
      await adWriter.ingest(batch)
      written.push(...batch.map((ad) => ad.external_id))
      onProgress(written.length)
      if ((await library.find())?.state === 'removed') {
        // Somebody took the library out meanwhile: what this run wrote after that goes, too.
        await clear(() => undefined)
        return 0
      }
    }
    await clear(() => undefined, written)
    await library.save('ready', asOf, clock.now())
    return written.length
  }

  /** @param kept external ids of the ads that stay */
  async function clear(onProgress: (adsDone: number) => void, kept: readonly string[] = []): Promise<number> {
    let done = 0
    const removeBatch = () => adWriter.removeSome('demo', BATCH, kept)
    for (let removed = await removeBatch(); removed.ads > 0; removed = await removeBatch()) {
      await media.forgetImages(removed.mediaIds)
      done += removed.ads
      onProgress(done)
    }
    if (done > 0) {
      await adWriter.endRemoval('demo')
    }
    return done
  }

  async function isOfThisEdition(): Promise<boolean> {
    const said = await adWriter.readSaid(db, 'demo', [FIRST_AD_ID])
    return ofThisEdition.safeParse(said.get(FIRST_AD_ID)).success
  }

  return {
    async begin() {
      const before = await library.find()
      if (before === null || (before.state === 'ready' && !(await isOfThisEdition()))) {
        await library.save('seeding', before?.as_of ?? clock.now(), clock.now())
        return true
      }
      return before.state === 'seeding'
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
      const after = await library.find()
      if (after?.state !== 'ready') {
        return 'removed'
      }
      return before?.state === 'seeding' ? 'written' : 'there'
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
