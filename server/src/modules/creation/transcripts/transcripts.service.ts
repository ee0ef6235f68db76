import type { HandlerInput } from '@marquee/contract/endpoint'
import {
  type createTranscript,
  type FoundTranscript,
  TRANSCRIPT_FEATURE,
  type TranscriptSubject,
  type VideoTranscript,
} from '@marquee/contract/transcripts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { CreditService } from '../../billing/billing.public.ts'
import type { Recognizers } from './recognizers.ts'
import type { TranscriptSources } from './transcript-sources.ts'
import { writeTranscript } from './transcripts.queues.ts'
import { createTranscriptRepository, type TranscriptRow } from './transcripts.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  credits: Pick<CreditService, 'getPrice' | 'hold' | 'release'>
  sources: TranscriptSources
  recognizers: Recognizers
}

type Owner = Pick<Actor, 'workspaceId'>
type Order = HandlerInput<typeof createTranscript>['body']

/** What videos say. Every function answers 404 for an id of another workspace. */
export function createTranscriptService({ db, clock, jobs, credits, sources, recognizers }: Dependencies) {
  const transcripts = createTranscriptRepository(db)

  async function find({ workspaceId }: Owner, subject: TranscriptSubject, refusal: string | null) {
    const [row, offer, { credits: price }] = await Promise.all([
      transcripts.findOf(workspaceId, subject),
      recognizers.describe(workspaceId),
      credits.getPrice(TRANSCRIPT_FEATURE),
    ])
    const transcript = row === undefined ? null : presentTranscript(row)
    return { transcript, offer: { ...offer, price, missing: refusal ?? offer.missing } }
  }

  /** Writes the order, its hold and its job. @returns undefined when there is a transcript of this video already */
  async function start(
    transaction: Database,
    { workspaceId, userId }: Actor,
    { subject, idempotency_key }: Order,
    made: Pick<TranscriptRow, 'made_by' | 'model'>,
  ): Promise<TranscriptRow | undefined> {
    const now = clock.now()
    const rows = createTranscriptRepository(transaction)
    const owner = { workspace_id: workspaceId, created_by: userId, idempotency_key }
    const row = await rows.insert({ ...owner, ...made, ...subject, created_at: now, updated_at: now })
    if (row === undefined) {
      return undefined
    }
    const hold = await credits.hold(transaction, {
      workspaceId,
      userId,
      feature: TRANSCRIPT_FEATURE,
      reference: row.id,
      idempotencyKey: `transcript:${row.id}`,
    })
    await rows.update(row.id, { hold_id: hold.id })
    await jobs.send(writeTranscript, { transcript_id: row.id }, { transaction, singletonKey: row.id, workspaceId })
    return row
  }

  return {
    /** @throws DomainError 404 for an unknown ad */
    async findOfAd(owner: Owner, adId: string): Promise<FoundTranscript> {
      return find(owner, { ad_id: adId }, await sources.describeAd(owner, adId))
    },

    /** @throws DomainError 404 for a file that makes no sound */
    async findOfAsset(owner: Owner, assetId: string): Promise<FoundTranscript> {
      await sources.requireAsset(owner, assetId)
      return find(owner, { asset_id: assetId }, null)
    },

    /** What a video says; null without a finished transcript. */
    async findWords({ workspaceId }: Owner, subject: TranscriptSubject): Promise<VideoTranscript | null> {
      const row = await transcripts.findOf(workspaceId, subject)
      return row?.state === 'done' ? presentTranscript(row) : null
    },

    /**
     * Orders a transcript and holds its price; a video that has one already answers with it.
     * @throws DomainError 402 without enough credits, 422 on `subject` for what cannot be written down, or when nothing can hear it
     */
    async create(actor: Actor, order: Order): Promise<VideoTranscript> {
      await sources.check(actor, order.subject)
      const { made_by, model, missing } = await recognizers.describe(actor.workspaceId)
      if (made_by === null || model === null) {
        throw invalid({ subject: [missing ?? ''] })
      }
      const row =
        (await db.transaction().execute((transaction) => start(transaction, actor, order, { made_by, model }))) ??
        (await transcripts.findByKey(actor.workspaceId, order.idempotency_key)) ??
        (await transcripts.findOf(actor.workspaceId, order.subject))
      if (row === undefined) {
        throw notFound('transcript')
      }
      return presentTranscript(row)
    },

    /** @throws DomainError 404 */
    async remove({ workspaceId }: Owner, id: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const row = required(await createTranscriptRepository(transaction).remove(workspaceId, id), 'transcript')
        if (row.hold_id !== null && (row.state === 'waiting' || row.state === 'running')) {
          await credits.release(transaction, workspaceId, row.hold_id)
        }
      })
    },
  }
}
export type TranscriptService = ReturnType<typeof createTranscriptService>

function presentTranscript(row: TranscriptRow): VideoTranscript {
  const { id, state, progress, made_by, model, languages, duration_s, words, note, failed_reason, created_at } = row
  const shown = { id, state, progress, made_by, model, languages, duration_s, words, note, failed_reason }
  return { ...shown, created_at: created_at.toISOString() }
}
