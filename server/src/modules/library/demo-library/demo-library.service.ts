import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { AdRecord, AdWriter } from '../ads/writing/ad-writer.service.ts'
import type { MediaService } from '../media/media.service.ts'
import { createDemoLibraryRepository } from './demo-library.repository.ts'
import { DEMO_EDITION, FIRST_AD_ID, generateDemoAds } from './generate-demo-ads.ts'

/** Fictional brands and ads that fill the app after the first start. */
export interface DemoLibraryService {
  /**
   * Records on a start that the library must be written: on the first start, and when it is of an earlier edition. Resolves
   * with whether it must be written, also after an interrupted run.
   */
  begin(): Promise<boolean>
  /** Whether the app has ads to show: the first ads are written, or no library is to be written. */
  hasFirstAds(): Promise<boolean>
  /**
   * Continues the work of a killed server with the same dates, so that existing ads stay as they are. Resolves with whether
   * the library was written now, existed, or was removed by a user.
   */
  resume(): Promise<'written' | 'there' | 'removed'>
  /**
   * Writes the whole library now; equal ads that exist stay as they are, and ads of an earlier edition are removed. Resolves
   * with the number of ads.
   */
  seed(onProgress?: (adsDone: number) => void): Promise<number>
  /** Removes the library with its images; it is not restored automatically. Resolves with the number of ads. */
  remove(onProgress?: (adsDone: number) => void): Promise<number>
}

interface Dependencies {
  db: Database
  clock: Clock
  adWriter: Pick<AdWriter, 'ingest' | 'hasAds' | 'readSaid' | 'removeSome' | 'endRemoval'>
  media: Pick<MediaService, 'forgetImages'>
  /** The generator of the ads; the whole library by default. */
  generate?: (options: Parameters<typeof generateDemoAds>[0]) => Iterable<AdRecord>
}

/** The number of ads after which the server can do other work. */
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
        // The library was removed during this run: remove the ads that this run wrote after that, too.
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
