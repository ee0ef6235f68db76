import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import type { SearchShards } from '../../../../platform/search-engine/search-shards.ts'
import { LAST_DAY } from '../../../../testing/made-up-ads.ts'
import { hasSearchDaemon } from '../../../../testing/search-daemon.ts'
import { lookAtSearch, openSearchStage, type SearchStage, watchEngine } from '../../../../testing/search-stage.ts'
import { toAdCriteria } from '../search/ad-criteria.ts'
import type { AdQuery } from '../search/ad-query.ts'
import { createAdSearch } from '../search/ad-search.ts'
import { createPostgresSource } from '../search/match-source.ts'
import { createAdWriter } from '../writing/ad-writer.service.ts'
import { awaitChanges } from './await-changes.repository.ts'
import { createSourceChoice } from './choose-source.ts'
import { createSearchIndexRepository } from './search-index.repository.ts'
import { createSearchIndexService } from './search-index.service.ts'

const ADS = 500
const isTrue = () => Promise.resolve(true)

/** How many rows of `ad_stats` this transaction's connection has read so far. */
async function countReadStats(transaction: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as count from pg_stat_xact_user_tables where relname = 'ad_stats'
  `.execute(transaction)
  return rows[0]?.count ?? 0
}

let stage: SearchStage
const describeWithDaemon = hasSearchDaemon ? describe : describe.skip

describeWithDaemon('the index of a search engine', () => {
  beforeAll(async () => {
    stage = await openSearchStage(ADS)
  })
  afterAll(() => stage.close())

  test('[P-88] a build that is interrupted and begun again removes what the library does not have any more', async () => {
    const { db, clock, log, toQuery } = stage
    const { shards, repository, index } = stage.open(2)
    await index.build(() => {})
    await db.deleteFrom('ads').where('external_id', 'like', 'bench-%3').execute()
    // As if the changes had been lost, with the disk of a database that was restored.
    await repository.removeChanges((await repository.listChanges(1000)).ids)
    let writes = 0
    const failing = {
      ...shards,
      write: (...given: Parameters<SearchShards['write']>) => {
        writes += 1
        return writes > 3 ? Promise.reject(new Error('killed')) : shards.write(...given)
      },
    }
    await expect(createSearchIndexService({ db, clock, shards: failing, log }).build(() => {})).rejects.toThrow(
      'killed',
    )
    expect(await repository.isUsable(2, null)).toBe(true)
    await index.build(() => {})
    const { engine } = stage.open(2)
    const criteria = toAdCriteria({}, { ...toQuery({}), asOf: LAST_DAY })
    expect(await engine.count(criteria, ADS)).toBe(await createPostgresSource(db).count(criteria, ADS))
  })

  test('[P-88] a lot of ads is read without those before it, however many there are', async () => {
    const { db } = stage
    // The planner shall plan as for millions of ads.
    await sql`analyze ad_search, ad_stats`.execute(db)
    await sql`
      update pg_class set relpages = 1, reltuples = 200000 where relname in ('ad_search', 'ad_stats')
    `.execute(db)
    const all = await createSearchIndexRepository(db).listDocumentsAfter(null, ADS, 1)
    const read = await db.transaction().execute(async (transaction) => {
      const before = await countReadStats(transaction)
      const lot = await createSearchIndexRepository(transaction).listDocumentsAfter(all[239]?.ad_id ?? null, 10, 1)
      expect(lot.map(({ ad_id }) => ad_id)).toEqual(all.slice(240, 250).map(({ ad_id }) => ad_id))
      return (await countReadStats(transaction)) - before
    })
    expect(read).toBeLessThan(20)
    await sql`analyze ad_search, ad_stats`.execute(db)
  })

  test('[P-88] PostgreSQL answers while a daemon is gone or does not answer, and the engine again after a pause', async () => {
    const { db, log, toQuery, daemons } = stage
    const { shards, engine: real, index } = stage.open(2)
    await index.build(() => {})
    const { asked, engine } = watchEngine(real)
    let now = 0
    let looks = 0
    async function isComplete(): Promise<boolean> {
      looks += 1
      return (await index.isComplete()) && looks !== 2
    }
    const chooseSource = createSourceChoice({ engine, shards, isUsable: isTrue, isComplete, log, now: () => now })
    const [byPostgres, byEngine] = [createAdSearch(db), createAdSearch(db, chooseSource)]
    const query = toQuery({ format: 'video' })
    const expected = await lookAtSearch(byPostgres, query)
    expect(await lookAtSearch(byEngine, query)).toEqual(expected)
    expect(asked).toEqual({ answered: 5, failed: 0 })

    const [, second] = daemons
    process.kill(second?.pid ?? 0, 'SIGSTOP')
    expect(await byEngine.countAds(query)).toEqual(expected.total)
    expect(asked).toEqual({ answered: 5, failed: 1 })
    // During the pause nothing is asked.
    expect(await lookAtSearch(byEngine, query)).toEqual(expected)
    expect([asked, looks]).toEqual([{ answered: 5, failed: 1 }, 0])

    await second?.stop('SIGKILL')
    now += 2000
    expect(await lookAtSearch(byEngine, query)).toEqual(expected)
    expect([asked, looks]).toEqual([{ answered: 5, failed: 1 }, 1])
    await stage.restartDaemon(1)
    // The second look finds that ads are missing.
    now += 2000
    expect(await lookAtSearch(byEngine, query)).toEqual(expected)
    expect([asked, looks]).toEqual([{ answered: 5, failed: 1 }, 2])
    now += 2000
    expect(await lookAtSearch(byEngine, query)).toEqual(expected)
    expect([asked, looks]).toEqual([{ answered: 10, failed: 1 }, 3])
    expect(stage.logLines.filter(({ msg }) => msg === 'The search engine answers again')).toHaveLength(1)

    // It ends and comes back while nothing is asked, perhaps with an empty disk.
    await daemons[1]?.stop('SIGKILL')
    await stage.restartDaemon(1)
    expect(await byEngine.countAds(query)).toEqual(expected.total)
    expect([asked, looks]).toEqual([{ answered: 11, failed: 1 }, 4])
  })

  test('[P-88] a workspace finds what it wrote before the engine has it, and others when it has', async () => {
    const { db, clock, log, toQuery } = stage
    const { shards, repository, engine, index } = stage.open(2)
    await index.build(() => {})
    const [ours, theirs] = [randomUUID(), randomUUID()]
    const search = createAdSearch(
      db,
      createSourceChoice({
        engine,
        shards,
        isUsable: (workspaceId) => repository.isUsable(shards.count, workspaceId),
        isComplete: isTrue,
        log,
      }),
    )
    const count = async (workspaceId: string) => (await search.countAds(toQuery({ q: 'zebra' }, { workspaceId }))).count
    await db.transaction().execute(async (transaction) => {
      await awaitChanges(transaction, ours)
      const writer = createAdWriter({ db, clock })
      await writer.write(transaction, [{ source: 'extension', external_id: 'zebra', body: 'A zebra' }])
    })
    expect([await count(ours), await count(theirs)]).toEqual([1, 0])
    expect(await repository.readLag(new Date(Date.now() + 60_000))).toMatchObject({ changes: expect.any(Number) })
    await index.feed()
    expect([await count(ours), await count(theirs)]).toEqual([1, 1])
    expect(await repository.readLag(new Date())).toEqual({ changes: 0, seconds: 0 })
  })

  test('[P-88] what only a workspace has changes only its own search', async () => {
    const { db, log, toQuery } = stage
    const { shards, engine, index } = stage.open(2)
    await index.build(() => {})
    const chooseSource = createSourceChoice({ engine, shards, isUsable: isTrue, isComplete: isTrue, log })
    const search = createAdSearch(db, chooseSource)
    const [ad] = await db.selectFrom('ads').select('id').where('external_id', '=', 'bench-5').execute()
    const id = ad?.id ?? ''
    const listIds = async (asked: Record<string, string>, others: Partial<AdQuery>) =>
      (await search.searchAds(toQuery(asked, others), { cursor: undefined, limit: 10, perBrand: 0 })).ids
    const spoken = { saying: [id], transcribed: [id] }
    expect(await listIds({ q: 'unheardof' }, { spoken })).toEqual([id])
    expect(await listIds({ q: 'unheardof' }, {})).toEqual([])
    expect(await listIds({ transcript: 'only', format: 'video,image' }, { spoken })).toEqual([id])
    expect(await listIds({ transcript: 'only', format: 'video,image' }, {})).toEqual([])
    expect(await listIds({ source: 'extension', q: '-zebra' }, { captured: [id] })).toEqual([id])
    expect(await listIds({ source: 'extension', q: '-zebra' }, {})).toEqual([])
  })

  test('[P-88] PostgreSQL answers searches with more matches than daemons read quickly', async () => {
    const { db, log, toQuery } = stage
    const { shards, engine: real, index } = stage.open(2)
    await index.build(() => {})
    const { asked, engine } = watchEngine(real)
    const options = { engine, shards, isUsable: isTrue, isComplete: isTrue, log }
    const postgres = createPostgresSource(db)
    const criteria = toAdCriteria({ format: ['video'] }, { ...toQuery({}), asOf: LAST_DAY })
    const counts: number[] = []
    for (const matches of [20_000, 20_001]) {
      const source = createSourceChoice(options)({ ...postgres, estimate: () => Promise.resolve(matches) }, null)
      counts.push(await source.count(criteria, ADS))
    }
    expect(counts[0]).toBe(counts[1])
    expect(asked.answered).toBe(1)
  })

  test('[P-88] a daemon that lost its ads is not asked until the next build', async () => {
    const { shards, repository, index } = stage.open(2)
    await index.build(() => {})
    expect(await index.check()).toBe(true)
    await shards.write(0, 'TRUNCATE RTINDEX ads')
    expect(await index.check()).toBe(false)
    expect(await repository.isUsable(2, null)).toBe(false)
    // The worker builds it again.
    await index.keepUp(new AbortController().signal, 0)
    expect([await index.check(), await repository.isUsable(2, null)]).toEqual([true, true])
    expect(await repository.isUsable(1, null)).toBe(false)
  })
})
