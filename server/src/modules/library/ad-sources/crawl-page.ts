import { sourceCriteria } from '@marquee/contract/ad-source-criteria'
import type { Database } from '../../../platform/database/database.ts'
import type { AdRecord, AdWriter } from '../ads/writing/ad-writer.service.ts'
import { isOfBrand, readTarget } from './brand-target.ts'
import { createBrandQueryRepository } from './brand-queries.repository.ts'
import type { ReadAd, SourceConnector, SourcePage } from './connector.ts'
import { createCrawlFindingsRepository, type Refusal } from './crawl-findings.repository.ts'
import { type CrawlRow, createCrawlRepository, type QueryRow, type SourceRow } from './crawls.repository.ts'

export interface CrawlOrigin {
  query: QueryRow
  source: SourceRow
}

interface CrawlParts {
  db: Database
  writer: AdWriter
  connector: SourceConnector
}

interface ArrivedPage {
  crawl: CrawlRow
  origin: CrawlOrigin
  page: SourcePage
  now: Date
  leaseEnd: Date
}

/** The number of ads that one statement marks as ended. */
const LOT = 500
/** The pages that a search for a brand's site or name reads: what it has not found by then, words do not find. */
const MOST_SEARCH_PAGES = 20

/**
 * Stores a page in one transaction: its ads, the changes to them, the refused ads with reasons, and the start of the next page.
 * The last page also ends the ads that are missing.
 * @returns the crawl as it is now, or null when it was canceled or another worker has processed the page
 */
export async function savePage(parts: CrawlParts, arrived: ArrivedPage): Promise<CrawlRow | null> {
  const { crawl, origin, page, now, leaseEnd } = arrived
  const { connector, writer } = parts
  const criteria = sourceCriteria.parse(origin.query.criteria)
  const own = listOwnAds(connector, origin.query, page)
  const { records, refusals } = sortOut(own.map((said) => connector.toRecord(said, criteria, now)))
  const cursor = isCutShort(origin.query, crawl) ? null : page.cursor
  const isLast = cursor === null

  return await parts.db.transaction().execute(async (transaction) => {
    const crawls = createCrawlRepository(transaction)
    const findings = createCrawlFindingsRepository(transaction)
    const current = await crawls.lock(crawl)
    if (current === undefined) {
      return null
    }
    const written = await writer.write(transaction, records)
    const refused = [...refusals, ...written.refusals]
    await findings.addRefusals(crawl, refused, now)
    const isRefused = new Set(refused.map(({ externalId }) => externalId))
    const seen = records.filter(({ external_id }) => !isRefused.has(external_id))
    const stopped = await findings.see(crawl, toActivity(seen), now)
    const isWhole = page.cursor === null && connector.tellsOnlyRunning(criteria)
    const missing = isWhole ? await endMissing(parts, transaction, arrived) : 0
    const { outcome } = written
    if (isLast) {
      await crawls.noteOnSource(origin.source.id, null, now)
    }
    if (origin.query.target !== null) {
      const found = { page: findPage(connector, own), isLast }
      await createBrandQueryRepository(transaction).noteFound(origin.query.id, found, now)
    }
    const saved = await crawls.change(crawl.id, {
      cursor,
      pages: current.pages + 1,
      found: current.found + own.length,
      added: current.added + outcome.inserted,
      changed: current.changed + outcome.updated,
      unchanged: current.unchanged + outcome.unchanged,
      refused: current.refused + refused.length,
      ended: current.ended + stopped + missing,
      failures: 0,
      waits: 0,
      problem: null,
      leased_until: isLast ? null : leaseEnd,
      updated_at: now,
      ...(isLast && { state: 'done' as const, finished_at: now }),
    })
    return saved ?? null
  })
}

/** The ads of a page: a search for the site or the name of a brand leaves out those of others. */
function listOwnAds(connector: SourceConnector, query: QueryRow, { ads }: SourcePage): readonly unknown[] {
  const target = readTarget(query)
  return target === null ? ads : ads.filter((said) => isOfBrand(target, connector.toAdvertiser(said)))
}

/** Whether a search for words ends with this page, although the source has more. */
function isCutShort({ target_kind }: QueryRow, { pages }: CrawlRow): boolean {
  return (target_kind === 'site' || target_kind === 'name') && pages + 1 >= MOST_SEARCH_PAGES
}

/** The page or account of the first ad that names one. */
function findPage(connector: SourceConnector, ads: readonly unknown[]): string | null {
  return ads.map((said) => connector.toAdvertiser(said).page).find((id) => id !== null) ?? null
}

function sortOut(read: readonly ReadAd[]): { records: AdRecord[]; refusals: Refusal[] } {
  const records = read.flatMap((ad) => ('record' in ad ? [ad.record] : []))
  const refusals = read.flatMap((ad) => ('record' in ad ? [] : [ad]))
  return { records, refusals }
}

function toActivity(records: readonly AdRecord[]): Map<string, { isActive: boolean }> {
  return new Map(records.map(({ external_id, status }) => [external_id, { isActive: status === 'active' }]))
}

/** Ends the ads that ran and are in none of the pages; they stopped at the latest when they were last seen. @returns how many */
async function endMissing(
  { writer, connector }: CrawlParts,
  transaction: Database,
  { crawl, origin, now }: ArrivedPage,
): Promise<number> {
  const findings = createCrawlFindingsRepository(transaction)
  const criteria = sourceCriteria.parse(origin.query.criteria)
  let total = 0
  for (let taken = LOT; taken === LOT;) {
    const missing = await findings.takeMissing(crawl, LOT, now)
    taken = missing.length
    const ended = missing.filter((lastSeen) => !lastSeen.is_elsewhere)
    const said = await writer.readSaid(
      transaction,
      origin.source.provider,
      ended.map((lastSeen) => lastSeen.external_id),
    )
    const records = ended.flatMap(({ external_id, seen_at }) => {
      const ad = connector.toRecord(said.get(external_id), criteria, now)
      const stop = {
        status: 'inactive' as const,
        stopped_at: seen_at.toISOString(),
        last_seen_at: seen_at.toISOString(),
      }
      return 'record' in ad ? [{ ...ad.record, ...stop }] : []
    })
    const { outcome } = await writer.write(transaction, records)
    total += outcome.updated
  }
  return total
}
