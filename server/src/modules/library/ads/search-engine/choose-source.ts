import type { Logger } from 'pino'
import type { SearchShards } from '../../../../platform/search-engine/search-shards.ts'
import type { AdCriteria } from '../search/ad-criteria.ts'
import { isEverything } from '../search/ad-criteria.ts'
import type { ChooseSource, MatchSource } from '../search/match-source.ts'
import { isForEngine } from './engine-query.ts'
import { joinSources } from './join-sources.ts'

/** How long a failed engine is not asked. */
const PAUSE_MS = 2000

/**
 * The engine reads every match, about 0.4 µs each for a page and 2 µs for facets. PostgreSQL finds a page, a capped total and a sample of
 * facets among denser matches without reading them all.
 */
const MATCHES_OF_DAEMON = 10_000

interface Options {
  engine: MatchSource
  shards: Pick<SearchShards, 'count' | 'countLosses'>
  /** Whether the engine's index is complete, and has what this workspace wrote. */
  isUsable: (workspaceId: string | null) => Promise<boolean>
  /** Whether the engine still has its ads, after a connection was lost or it did not answer. */
  isComplete: () => Promise<boolean>
  log: Pick<Logger, 'warn' | 'info'>
  /** Milliseconds of a clock that only runs forward. */
  now?: () => number
}

/**
 * Asks the engine what it answers sooner, and PostgreSQL everything else. When the engine fails or is late, PostgreSQL answers at once, and
 * the engine is asked again after a pause.
 */
export function createSourceChoice({
  engine,
  shards,
  isUsable,
  isComplete,
  log,
  now = () => performance.now(),
}: Options): ChooseSource {
  let pausedUntil: number | null = null
  let isFailing = false
  /** The lost connections at the last time that the engine was found complete. At the start of a process the worker's look holds. */
  let checkedLosses = 0

  async function ask<T>(question: () => Promise<T>, inPlace: () => Promise<T>): Promise<T> {
    if (pausedUntil !== null && now() < pausedUntil) {
      return await inPlace()
    }
    try {
      const losses = shards.countLosses()
      if (pausedUntil !== null || losses !== checkedLosses) {
        // One search tries the engine; the others need not wait for it.
        pausedUntil = now() + PAUSE_MS
        if (!(await isComplete())) {
          return await inPlace()
        }
        checkedLosses = losses
      }
      const answer = await question()
      pausedUntil = null
      if (isFailing) {
        isFailing = false
        log.info('The search engine answers again')
      }
      return answer
    } catch (error) {
      if (!isFailing) {
        isFailing = true
        log.warn({ err: error }, 'The search engine fails, and PostgreSQL answers in its place')
      }
      pausedUntil = now() + PAUSE_MS
      return await inPlace()
    }
  }

  return (postgres, workspaceId) => {
    async function isChosen(criteria: AdCriteria): Promise<boolean> {
      const [isReady, matches] = await Promise.all([isUsable(workspaceId), postgres.estimate(criteria)])
      return isReady && matches <= shards.count * MATCHES_OF_DAEMON
    }

    async function choose<T>(criteria: AdCriteria, find: (source: MatchSource) => Promise<T>): Promise<T> {
      return !isEverything(criteria) && isForEngine(criteria) && (await isChosen(criteria))
        ? await ask(
            () => find(criteria.viewer === null ? engine : joinSources(engine, postgres)),
            () => find(postgres),
          )
        : await find(postgres)
    }
    return {
      readWindow: (search, request) => choose(search.criteria, (source) => source.readWindow(search, request)),
      count: (criteria, cap) => choose(criteria, (source) => source.count(criteria, cap)),
      countSet: (criteria) => choose(criteria, (source) => source.countSet(criteria)),
    }
  }
}
