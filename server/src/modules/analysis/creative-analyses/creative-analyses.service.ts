import {
  type AnalysisSummary,
  ANALYSIS_FEATURE,
  type createAnalysis,
  type CreativeAnalysis,
  type listAnalyses,
} from '@marquee/contract/creative-analyses'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import type { CreditService } from '../../billing/billing.public.ts'
import type { GeneratedImageService, TranscriptService } from '../../creation/creation.public.ts'
import { analyseCreative } from './analyse-creative-job.ts'
import { findSaid } from './find-said.ts'
import { ATTRIBUTE_LABELS } from './analysis/attributes.ts'
import type { AnalysisSources } from './analysis-sources.ts'
import { type AnalysisRow, createAnalysisRepository } from './creative-analyses.repository.ts'
import { presentAnalysis, presentSummary } from './present-analysis.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  assets: Pick<AssetService, 'find' | 'use'>
  credits: Pick<CreditService, 'hold' | 'release'>
  sources: AnalysisSources
  images: Pick<GeneratedImageService, 'findFinished'>
  transcripts: Pick<TranscriptService, 'findWords'>
}

type Wish = HandlerInput<typeof createAnalysis>['body']

const position = z.object({ id: z.uuid() })

/** The analysed creatives of a workspace. */
export function createCreativeAnalysisService(dependencies: Dependencies) {
  const { db, clock, jobs, assets, credits, sources, images, transcripts } = dependencies
  const repository = createAnalysisRepository(db)

  async function findAssets(workspaceId: string, rows: readonly AnalysisRow[]) {
    const found = await assets.find(
      workspaceId,
      rows.flatMap((row) => [row.asset_id, row.poster_asset_id, row.sheet_asset_id]).filter((id) => id !== null),
    )
    return new Map(found.map((asset) => [asset.id, asset]))
  }

  async function present(row: AnalysisRow): Promise<CreativeAnalysis> {
    const found = await findAssets(row.workspace_id, [row])
    const image = row.image_id === null ? undefined : await images.findFinished(row.workspace_id, row.image_id)
    const generated = image === undefined ? null : { order_id: image.orderId, document_id: image.documentId }
    return presentAnalysis(row, found, { generated, said: await findSaid(transcripts, row) })
  }

  async function presentAll(workspaceId: string, rows: readonly AnalysisRow[]): Promise<AnalysisSummary[]> {
    const found = await findAssets(workspaceId, rows)
    return rows.map((row) => presentSummary(row, found))
  }

  /** The source of an analysis; for a generated image, its newest file. */
  async function findSource(actor: Actor, choice: Wish['source']) {
    if (!('image_id' in choice)) {
      return { ...(await sources.find(actor, choice)), image_id: null }
    }
    const image = await images.findFinished(actor.workspaceId, choice.image_id)
    if (image === undefined) {
      throw invalid({ source: ['Choose a finished image of this workspace.'] })
    }
    const source = await sources.find(actor, { asset_id: image.assetId })
    return { ...source, name: image.name, image_id: choice.image_id }
  }

  async function start(
    transaction: Database,
    actor: Actor,
    wish: Wish,
    source: Awaited<ReturnType<typeof findSource>>,
  ) {
    const { workspaceId, userId } = actor
    const analyses = createAnalysisRepository(transaction)
    if (source.asset_id !== null) {
      await assets.use(transaction, workspaceId, [source.asset_id])
    }
    const { words, name, ...facts } = source
    const now = clock.now()
    const row = await analyses.insert({
      ...facts,
      workspace_id: workspaceId,
      created_by: userId,
      name: wish.name ?? name,
      words: JSON.stringify(wish.words ?? words),
      placements: JSON.stringify([...new Set(wish.placements ?? [])]),
      state: 'waiting',
      idempotency_key: wish.idempotency_key,
      created_at: now,
      updated_at: now,
    })
    if (row === undefined) {
      return undefined
    }
    const hold = await credits.hold(transaction, {
      workspaceId,
      userId,
      feature: ANALYSIS_FEATURE,
      reference: row.id,
      idempotencyKey: `analysis:${row.id}`,
    })
    await analyses.update(row.id, { hold_id: hold.id })
    await jobs.send(analyseCreative, { analysis_id: row.id }, { transaction, singletonKey: row.id, workspaceId })
    return row
  }

  return {
    /**
     * Creates the analysis and holds its price; a repeated idempotency key returns the analysis that was created first.
     * @throws DomainError 402 without enough credits, 422 on `source` for a file that cannot be analysed
     */
    async create(actor: Actor, wish: Wish): Promise<CreativeAnalysis> {
      const source = await findSource(actor, wish.source)
      const row =
        (await db.transaction().execute((transaction) => start(transaction, actor, wish, source))) ??
        (await repository.findByKey(actor.workspaceId, wish.idempotency_key))
      if (row === undefined) {
        throw notFound('analysis')
      }
      return present(row)
    },

    /** @throws DomainError 422 for an invalid cursor */
    async list({ workspaceId }: Actor, { q, cursor, limit }: HandlerInput<typeof listAnalyses>['query']) {
      const after = decodeCursor(position, cursor)
      const rows = await repository.list(workspaceId, { q: q === '' ? undefined : q, after, limit: limit + 1 })
      const { page, next_cursor } = takePage(rows, limit, ({ id }) => ({ id }))
      return { data: await presentAll(workspaceId, page), meta: { next_cursor } }
    },

    /** @throws DomainError 404 */
    async get({ workspaceId }: Pick<Actor, 'workspaceId'>, id: string): Promise<CreativeAnalysis> {
      const row = required(await repository.find(workspaceId, id), 'analysis')
      return present(row)
    },

    /** Removes an analysis; an unfinished one ends, and its credits are released. @throws DomainError 404 */
    async remove({ workspaceId }: Actor, id: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const row = required(await createAnalysisRepository(transaction).remove(workspaceId, id), 'analysis')
        if (row.hold_id !== null && (row.state === 'waiting' || row.state === 'running')) {
          await credits.release(transaction, workspaceId, row.hold_id)
        }
      })
    },

    /** For results: the creatives with these ids. */
    async findSummaries(workspaceId: string, ids: readonly string[]) {
      const unique = [...new Set(ids)]
      return await presentAll(workspaceId, await repository.findMany(workspaceId, unique))
    },

    /** For results: the creatives that ads can be matched with. */
    listMatchable: (workspaceId: string) => repository.listMatchable(workspaceId),

    /** For results: the attributes of the creatives. */
    async findAttributes(workspaceId: string, ids: readonly string[]) {
      const rows = await repository.listAttributes(workspaceId, ids)
      return new Map(rows.map(({ id, attributes }) => [id, attributes]))
    },

    attributeLabels: ATTRIBUTE_LABELS,
  }
}
export type CreativeAnalysisService = ReturnType<typeof createCreativeAnalysisService>
