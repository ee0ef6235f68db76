import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../../platform/app-dependencies.ts'
import { addGauge } from '../../../../platform/metrics/instruments.ts'
import type { ChooseSource } from '../search/match-source.ts'
import { createSourceChoice } from './choose-source.ts'
import { createEngineSource } from './engine-source.ts'
import { scheduleFeeding } from './search-engine.jobs.ts'
import { createSearchIndexRepository, type Lag } from './search-index.repository.ts'
import { createSearchIndexService } from './search-index.service.ts'

type Dependencies = Pick<AppDependencies, 'database' | 'clock' | 'log' | 'jobs' | 'searchShards'>

/** Wires the search engine of `SEARCH_URL` and the figures of its lag. @returns undefined without an engine */
export function registerSearchEngine(
  app: FastifyInstance,
  { database: db, clock, log, jobs, searchShards: shards }: Dependencies,
): ChooseSource | undefined {
  const repository = createSearchIndexRepository(db)
  async function readLag(figure: keyof Lag) {
    const lag = await repository.readLag(clock.now())
    return lag === null ? [] : [{ value: lag[figure] }]
  }
  const removals = [
    addGauge(
      { name: 'marquee_search_changes_waiting', help: 'Changes of ads that the search engine does not have.' },
      () => readLag('changes'),
    ),
    addGauge(
      { name: 'marquee_search_lag_seconds', help: 'Age of the oldest change that the search engine does not have.' },
      () => readLag('seconds'),
    ),
  ]
  app.addHook('onClose', async () => removals.forEach((remove) => remove()))
  if (shards === null) {
    return undefined
  }
  const index = createSearchIndexService({ db, clock, shards, log })
  scheduleFeeding(jobs, index)
  return createSourceChoice({
    engine: createEngineSource({ shards, repository }),
    shards,
    isUsable: (workspaceId) => repository.isUsable(shards.count, workspaceId),
    isComplete: () => index.isComplete(),
    log,
  })
}
