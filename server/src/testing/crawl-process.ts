// One turn of a crawl, in a separate process that a test can kill: `node crawl-process.ts DATABASE_URL META_URL NOW CRAWL_ID`.
import { pino } from 'pino'
import { createAdWriter } from '../modules/library/ads/writing/ad-writer.service.ts'
import { createConnectors } from '../modules/library/ad-sources/connectors.ts'
import { createCrawler } from '../modules/library/ad-sources/crawler.ts'
import { createCredentialKeeper } from '../modules/library/ad-sources/source-credentials.ts'
import { createManualClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/database.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { sourceSettings } from './source-settings.ts'

const [url = '', meta = '', now = '', crawlId = ''] = process.argv.slice(2)
const log = pino({ level: 'silent' })
const db = openDatabase({ url, log })
const clock = createManualClock(new Date(now))
const { adSources } = sourceSettings({ meta })
const crawler = createCrawler({
  db,
  clock,
  jobs: createJobs({ database: db, log, isPolling: false }),
  writer: createAdWriter({ db, clock }),
  connectors: createConnectors(adSources),
  credentials: createCredentialKeeper(adSources.credentialKeys),
})
await crawler.work(crawlId)
await db.destroy()
