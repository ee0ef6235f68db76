// Measures how long a pass scores all ads of a library, and how much it slows searches meanwhile, by the size of the library.
// `npm run bench ad-scores [--ads=1000000]`: one size only.
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect } from '../../server/src/entry/connect.ts'
import { createAdImportService } from '../../server/src/modules/library/ad-import/ad-import.service.ts'
import { createSpokenWords } from '../../server/src/modules/creation/transcripts/spoken-words.service.ts'
import { createAdService } from '../../server/src/modules/library/ads/ads.service.ts'
import { createAdScoringService } from '../../server/src/modules/library/ads/scoring/ad-scoring.service.ts'
import { mediaUrls } from '../../server/src/modules/library/media/media-address.ts'
import { type AdjustableClock, createManualClock, DAY_SECONDS } from '../../server/src/platform/clock.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { closeOnEnd } from '../../server/src/platform/end-wanted.ts'
import { readEnvironment } from '../../server/src/platform/environment.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createDataDir } from '../src/fixtures/data-dir.ts'
import { fillPreparedData } from '../src/fixtures/prepared-data.ts'
import { LAST_DAY, makeUpAds, makeVocabulary } from '../../server/src/testing/made-up-ads.ts'
import { checkPrecondition } from './precondition.ts'
import { runSize } from './run-size.ts'
import { computeQuantiles } from './search-report.ts'

const SIZES = runSize([10_000, 100_000], [2000])
/** Searches before the pass, whose times are compared with those beside it. */
const SEARCHES = runSize(400, 10)

/** Closes the library that is being measured; null between two libraries. */
let open: (() => Promise<void>) | null = null

async function measureLibrary(count: number): Promise<void> {
  const folder = createDataDir()
  await fillPreparedData(folder)
  const environment = readEnvironment({ DATA_DIR: folder, NODE_ENV: 'test' })
  const connection = await connect({ environment, log: createLog('warn'), role: 'server' })
  open = async () => {
    await connection.close()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const { database: db } = connection
    const clock = createManualClock(new Date(LAST_DAY))
    await fill(db, clock, count, folder)
    await forgetScores(db, count)
    const search = createTimedSearch(db, clock)
    const alone = await search(SEARCHES)
    const scoring = createAdScoringService({ db, clock })
    let isRunning = true
    const start = performance.now()
    const passing = scoring.score().finally(() => {
      isRunning = false
    })
    const beside: number[] = []
    while (isRunning) {
      beside.push(...(await search(1)))
    }
    const changed = await passing
    const seconds = (performance.now() - start) / 1000
    checkPrecondition(
      `${changed} of ${count} ads had another score, beside ${beside.length} searches`,
      changed === count,
    )
    clock.advance(DAY_SECONDS)
    const again = performance.now()
    const unchanged = await scoring.score()
    console.log(`${count} ads scored in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second`)
    console.log(`The next pass, with ${unchanged} changes: ${((performance.now() - again) / 1000).toFixed(1)} s`)
    console.log('Searches alone and beside the pass, in ms:', computeQuantiles(alone), computeQuantiles(beside))
  } finally {
    await open()
    open = null
  }
}

async function fill(db: Database, clock: AdjustableClock, count: number, folder: string): Promise<void> {
  const file = join(folder, 'made-up-ads.jsonl')
  await writeFile(file, makeUpAds(count))
  const start = performance.now()
  const { counts } = await createAdImportService({ db, clock }).importAds({
    stream: createReadStream(file),
    format: 'jsonl',
    source: 'upload',
    fingerprint: `score benchmark ${count}`,
    label: 'Benchmark',
  })
  const seconds = (performance.now() - start) / 1000
  checkPrecondition(`${counts.inserted} of ${count} rows imported`, counts.inserted === count)
  console.log(`${count} ads imported in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second`)
}

/** Brings the library to the state of one from before scores were computed. */
async function forgetScores(db: Database, count: number): Promise<void> {
  const { rows } = await sql<{ scored: number }>`
    select count(*)::integer as scored from ad_stats where performance_score is not null
  `.execute(db)
  checkPrecondition(`${rows[0]?.scored ?? 0} of ${count} ads were scored by the import`, rows[0]?.scored === count)
  await sql`update ad_stats set performance_score = null, score_factors = null`.execute(db)
  await sql`
    update ad_search set terms = ts_delete(terms, array['t:testing', 't:scaling', 't:growing', 't:optimized', 't:winning']),
      facets = array(select facet from unnest(facets) as facet where facet not like 't:%')
  `.execute(db)
  await sql`vacuum analyze ad_search, ad_stats`.execute(db)
}

/** Searches for words of different frequency, one after the other. @returns a function that times so many searches */
function createTimedSearch(db: Database, clock: AdjustableClock): (count: number) => Promise<number[]> {
  const ads = createAdService({
    db,
    clock,
    mediaUrls,
    savedAdMarks: { listSaved: () => Promise.resolve(new Set<string>()) },
    capturedAds: { listIds: () => Promise.resolve([]) },
    spokenWords: createSpokenWords({ db }),
    brandChoices: () => Promise.resolve({ followed: [], hidden: [] }),
  })
  const actor = { workspaceId: randomUUID() }
  const words = makeVocabulary()
  let round = 0
  return async (count) => {
    const times: number[] = []
    for (let index = 0; index < count; index += 1, round += 1) {
      const filters = { q: words[round % 100] ?? '' }
      const start = performance.now()
      await ads.search(
        actor,
        { filters, sort: 'newest', includeUnverified: true },
        { cursor: undefined, limit: 30, perBrand: 3 },
      )
      times.push(performance.now() - start)
    }
    return times
  }
}

closeOnEnd(async () => open?.())
const asked = process.argv.find((word) => word.startsWith('--ads='))?.slice('--ads='.length)
for (const count of asked === undefined ? SIZES : [Number(asked)]) {
  await measureLibrary(count)
}
