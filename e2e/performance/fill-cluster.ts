import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { createAdImportService } from '../../server/src/modules/library/ad-import/ad-import.service.ts'
import { createSearchIndexRepository } from '../../server/src/modules/library/ads/search-engine/search-index.repository.ts'
import { createManualClock } from '../../server/src/platform/clock.ts'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { LAST_DAY, makeUpAds } from '../../server/src/testing/made-up-ads.ts'
import type { Cluster } from '../src/cluster/cluster.ts'
import { checkPrecondition } from './precondition.ts'

const ADS = 2000
/** The worker looks for an index to build once a minute. */
const MOST_LOOKS = 300
const LOOK_MS = 500

/** Gives a cluster ads to search for, and waits until its search engine has them. */
export async function fillCluster({ databaseUrl, search }: Cluster): Promise<void> {
  const db = openDatabase({ url: databaseUrl, log: createLog('warn'), maxConnections: 2 })
  try {
    const { counts } = await createAdImportService({ db, clock: createManualClock(new Date(LAST_DAY)) }).importAds({
      stream: Readable.from([Buffer.from([...makeUpAds(ADS)].join(''))]),
      format: 'jsonl',
      source: 'upload',
      fingerprint: 'cluster benchmark',
      label: 'Benchmark',
    })
    const index = createSearchIndexRepository(db)
    for (let looks = 0; search !== null && looks < MOST_LOOKS && !(await isFed(index)); looks += 1) {
      await delay(LOOK_MS)
    }
    checkPrecondition(
      `${counts.inserted} ads, ${search === null ? 'without a search engine' : 'in the search engine'}`,
      counts.inserted === ADS && (search === null || (await isFed(index))),
    )
  } finally {
    await db.destroy()
  }
}

async function isFed(index: ReturnType<typeof createSearchIndexRepository>): Promise<boolean> {
  const isReady = (await index.findIndex())?.is_ready ?? false
  return isReady && (await index.readLag(new Date()))?.changes === 0
}
