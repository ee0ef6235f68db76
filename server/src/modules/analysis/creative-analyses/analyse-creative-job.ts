import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnalysisResult } from '@marquee/contract/creative-analyses'
import { z } from 'zod'
import { type Clock, HOUR_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { ReportProgress } from '../../../platform/processes/process-runner.ts'
import type { JobAttempt } from '../../../platform/jobs/job-attempt.ts'
import { queue } from '../../../platform/jobs/queue.ts'
import { WebRefusal } from '../../../platform/web/fetch-public.ts'
import type { CreditService } from '../../billing/billing.public.ts'
import type { WebhookEventService, WorkspaceChangeService } from '../../notifications/notifications.public.ts'
import { AnalysisFailure, type AnalysisRunner } from './analysis-runner.ts'
import type { AnalysisSources } from './analysis-sources.ts'
import { type AnalysisRow, createAnalysisRepository } from './creative-analyses.repository.ts'

export const analyseCreative = queue('creative-analyses.analyse', {
  data: z.object({ analysis_id: z.uuid() }),
  hasTurns: true,
  expireInSeconds: 8 * 60,
  pollSeconds: 1,
})

interface Dependencies {
  db: Database
  clock: Clock
  credits: Pick<CreditService, 'spend' | 'release'>
  changes: Pick<WorkspaceChangeService, 'announce'>
  webhookEvents: Pick<WebhookEventService, 'tell'>
  runner: AnalysisRunner
  sources: AnalysisSources
  /** Called when a creative has been analysed. */
  onAnalysed: (workspaceId: string) => Promise<void>
}

const LAST_ATTEMPT = analyseCreative.retryLimit + 1
const LOST_MS = HOUR_MS
const OUR_FAULT = 'It failed several times on our side. Your credits are back: try again.'

/** The result of the analysis, and for a video the images that a page shows. */
interface Analysed {
  result: AnalysisResult
  poster_asset_id?: string
  sheet_asset_id?: string
}

/** Analyses creatives in the background. Credits are charged when the result is stored, and released when the analysis fails. */
export function createAnalysisWorker(dependencies: Dependencies) {
  const { db, clock, credits, changes, webhookEvents, runner, sources, onAnalysed } = dependencies
  const repository = createAnalysisRepository(db)

  async function tell(row: AnalysisRow): Promise<void> {
    await changes.announce(row.workspace_id, ['creative-analyses'])
  }

  async function tellEnd(
    transaction: Database,
    { id, workspace_id: workspaceId }: Pick<AnalysisRow, 'id' | 'workspace_id'>,
    type: 'analysis.finished' | 'analysis.failed',
  ): Promise<void> {
    const path = `/creative-analyzer/${id}`
    await webhookEvents.tell(transaction, { workspaceId, type, data: { analysis_id: id }, path })
  }

  async function analyseImage(row: AnalysisRow, assetId: string, onStep: ReportProgress): Promise<Analysed> {
    const content = await sources.read(row.workspace_id, assetId)
    return { result: await runner.analyse({ content, words: row.words, placements: row.placements }, onStep) }
  }

  /** Analyses a video from a temporary file that exists as long as the analysis, because videos are too large for memory. */
  async function analyseVideo(row: AnalysisRow, assetId: string, onStep: ReportProgress): Promise<Analysed> {
    const folder = await mkdtemp(join(tmpdir(), 'marquee-analysis-'))
    try {
      const file = join(folder, 'video')
      await sources.copyVideo(row.workspace_id, assetId, file)
      const { result, poster, sheet } = await runner.analyseVideo(
        { file, words: row.words, placements: row.placements },
        onStep,
      )
      const poster_asset_id = await sources.keepImage(row, poster)
      return { result, poster_asset_id, sheet_asset_id: await sources.keepImage(row, sheet) }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async function run(row: AnalysisRow, { setProgress }: JobAttempt): Promise<void> {
    const { id: asset_id, kind } = await sources.requireAsset(row)
    await repository.update(row.id, { asset_id, kind, updated_at: clock.now() })
    // Steps are reported one after the other, so that a late report never overwrites the result.
    let telling = Promise.resolve()
    const analyse = kind === 'video' ? analyseVideo : analyseImage
    const { result, ...images } = await analyse(row, asset_id, (share, step) => {
      telling = telling.then(async () => {
        await repository.update(row.id, { progress: Math.round(share * 100), step, updated_at: clock.now() })
        await setProgress(share, step)
        await tell(row)
      })
      telling.catch(() => undefined)
    })
    await telling
    await db.transaction().execute(async (transaction) => {
      const now = clock.now()
      const isOurs = await createAnalysisRepository(transaction).finish(row.id, {
        state: 'done',
        progress: 100,
        step: null,
        findings: JSON.stringify(result),
        ...images,
        finished_at: now,
        updated_at: now,
      })
      if (isOurs && row.hold_id !== null) {
        await credits.spend(transaction, row.workspace_id, row.hold_id)
      }
      await (isOurs && tellEnd(transaction, row, 'analysis.finished'))
    })
    await onAnalysed(row.workspace_id)
  }

  async function fail(row: AnalysisRow, failed_reason: string): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const now = clock.now()
      const changed = { state: 'failed', step: null, failed_reason, finished_at: now, updated_at: now } as const
      const isOurs = await createAnalysisRepository(transaction).finish(row.id, changed)
      if (isOurs && row.hold_id !== null) {
        await credits.release(transaction, row.workspace_id, row.hold_id)
      }
      await (isOurs && tellEnd(transaction, row, 'analysis.failed'))
    })
  }

  return {
    /** The job of {@link analyseCreative}; a repeated run starts the analysis again. */
    async work(id: string, attempt: JobAttempt): Promise<void> {
      const row = await repository.findForWork(id)
      if (row === undefined) {
        return
      }
      await repository.update(id, { state: 'running', updated_at: clock.now() })
      try {
        await run(row, attempt)
      } catch (error) {
        const reason = toReason(error)
        if (reason !== null || attempt.attempt >= LAST_ATTEMPT) {
          await fail(row, reason ?? OUR_FAULT)
        }
        if (reason === null) {
          throw error
        }
      } finally {
        await changes.announce(row.workspace_id, ['creative-analyses', 'ad-results', 'credits'])
      }
    },

    /** Ends analyses that no worker has updated for an hour; their held credits are released. */
    async endLost(): Promise<void> {
      const now = clock.now()
      await db.transaction().execute(async (transaction) => {
        const lost = new Date(now.getTime() - LOST_MS)
        for (const row of await createAnalysisRepository(transaction).failLost(lost, OUR_FAULT, now)) {
          await tellEnd(transaction, row, 'analysis.failed')
        }
      })
    },
  }
}
export type AnalysisWorker = ReturnType<typeof createAnalysisWorker>

/** The reason in words when the user can act on it; null for failures of the server. */
function toReason(error: unknown): string | null {
  if (error instanceof AnalysisFailure || error instanceof WebRefusal) {
    return error.message
  }
  return error instanceof DomainError && error.status < 500 ? error.message : null
}
