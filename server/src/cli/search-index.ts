// `npm run make search-index [-- --off]`: builds the index of the search engine from PostgreSQL while the server runs, or ends its feeding.
import { connect } from '../entry/connect.ts'
import { createSearchIndexService, endFeeding } from '../modules/library/ads/search-engine/search-index.service.ts'
import { closeOnEnd } from '../platform/end-wanted.ts'
import { readEnvironment } from '../platform/environment.ts'
import { StartError } from '../platform/errors/start-error.ts'
import { createLog } from '../platform/log.ts'
import { openSearchEngine } from '../platform/search-engine/open-search-engine.ts'

const PROGRESS_EVERY_MS = 1000

async function main(words: readonly string[]): Promise<void> {
  const isEnd = words[0] === '--off'
  if (words.length > (isEnd ? 1 : 0)) {
    throw new StartError('Use: npm run make search-index [-- --off]')
  }
  const environment = readEnvironment(process.env)
  const shards = await openSearchEngine(environment)
  if (shards === null && !isEnd) {
    throw new StartError('SEARCH_URL names no search engine (docs/operations.md, “The search engine”).')
  }
  const log = createLog('warn')
  const connection = await connect({ environment, log, role: 'tool' })
  async function close(): Promise<void> {
    await connection.close()
    await shards?.close()
  }
  closeOnEnd(close)
  try {
    const { database: db, clock } = connection
    if (shards === null || isEnd) {
      await endFeeding(db)
      console.log('Changes of ads are not noted for a search engine any more, and PostgreSQL finds ads.')
      return
    }
    const start = performance.now()
    const ads = await createSearchIndexService({ db, clock, shards, log }).build(progressPrinter())
    const seconds = (performance.now() - start) / 1000
    console.log(`${grouped(ads)} ads in ${shards.count} parts. ${seconds.toFixed(1)} s. The search engine answers.`)
  } finally {
    await close()
  }
}

function progressPrinter() {
  let printedAt = performance.now()
  return (ads: number): void => {
    if (performance.now() - printedAt >= PROGRESS_EVERY_MS) {
      printedAt = performance.now()
      console.log(`  ${grouped(ads)} ads`)
    }
  }
}

function grouped(count: number): string {
  return count.toLocaleString('en')
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
