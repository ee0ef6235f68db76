import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joinWords } from '@marquee/contract/transcript-lines'
import { type Clock, MINUTE_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { JobAttempt } from '../../../platform/jobs/job-attempt.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import { ModelFailure } from '../../../platform/speech/speech-models.ts'
import type { SpeechReader } from '../../../platform/speech/speech-reader.ts'
import { VideoRefusal } from '../../../platform/video/video-refusal.ts'
import { WebRefusal } from '../../../platform/web/fetch-public.ts'
import type { CreditService } from '../../billing/billing.public.ts'
import { toSpokenTerms } from '../../library/library.public.ts'
import type { WorkspaceChangeService } from '../../notifications/notifications.public.ts'
import { ProviderFailure } from '../generation-providers/generation-providers.service.ts'
import { describeSpeech } from './describe-speech.ts'
import { type HeardPart, joinParts, listLanguages } from './join-parts.ts'
import type { Recognizer, Recognizers } from './recognizers.ts'
import type { TranscriptSources } from './transcript-sources.ts'
import { writeTranscript } from './transcripts.queues.ts'
import { createTranscriptRepository, type TranscriptRow } from './transcripts.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  credits: Pick<CreditService, 'spend' | 'release'>
  changes: Pick<WorkspaceChangeService, 'announce'>
  reader: Pick<SpeechReader, 'read'>
  sources: Pick<TranscriptSources, 'copy'>
  recognizers: Pick<Recognizers, 'find'>
}

const endLostTranscripts = scheduledQueue('transcripts.end-lost')
const LOST_MS = 30 * MINUTE_MS
const LAST_ATTEMPT = writeTranscript.retryLimit + 1
const OUR_FAULT = 'It failed several times on our side. Your credits are back: try again.'
const NO_RECOGNIZER = 'There is no transcription model any more. Set one under Integrations, then try again.'

/** Writes transcripts in the background. Credits are charged with the words, and released without any, or after a failure. */
export function registerTranscriptJobs(dependencies: Dependencies): void {
  const { db, clock, jobs, credits, changes, reader, sources, recognizers } = dependencies
  const transcripts = createTranscriptRepository(db)
  const announce = (row: TranscriptRow) => changes.announce(row.workspace_id, ['transcripts', 'credits'])

  async function hear(row: TranscriptRow, recognizer: Recognizer, attempt: JobAttempt) {
    const base = await mkdtemp(join(tmpdir(), 'marquee-transcript-'))
    try {
      const [source, folder] = [join(base, 'source'), join(base, 'parts')]
      await mkdir(folder)
      await sources.copy(row, source)
      const { seconds, has_sound, parts } = await reader.read({ source, folder, longest: recognizer.longest })
      const heardParts: HeardPart[] = []
      for (const { file, ...times } of parts) {
        const key = `${row.id}-${heardParts.length}`
        heardParts.push({ ...times, heard: await recognizer.hear({ file, key, signal: attempt.signal }) })
        const progress = Math.floor((heardParts.length / parts.length) * 100)
        await transcripts.update(row.id, { progress, updated_at: clock.now() })
        await announce(row)
      }
      return { seconds, hasSound: has_sound, isSilent: parts.length === 0, heardParts }
    } finally {
      await rm(base, { recursive: true, force: true })
    }
  }

  async function run(row: TranscriptRow, attempt: JobAttempt): Promise<void> {
    const recognizer = await recognizers.find(row.workspace_id)
    if (recognizer === null) {
      throw new VideoRefusal(NO_RECOGNIZER)
    }
    const { seconds, hasSound, isSilent, heardParts } = await hear(row, recognizer, attempt)
    const words = joinParts(heardParts)
    const languages = listLanguages(heardParts)
    await end(row, words.length > 0 ? 'spend' : 'release', {
      state: 'done',
      progress: 100,
      made_by: recognizer.madeBy,
      model: recognizer.model,
      duration_s: seconds,
      languages,
      words: JSON.stringify(words),
      terms: toSpokenTerms(joinWords(words)),
      note: describeSpeech({ hasSound, isSilent, wordsCount: words.length, languages }),
    })
  }

  /** Ends a transcript and settles its credits, once. */
  async function end(
    row: TranscriptRow,
    settlement: 'spend' | 'release',
    changed: Parameters<typeof transcripts.update>[1],
  ): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const now = clock.now()
      const ended = { ...changed, finished_at: now, updated_at: now }
      const isOurs = await createTranscriptRepository(transaction).update(row.id, ended)
      if (isOurs && row.hold_id !== null) {
        await credits[settlement](transaction, row.workspace_id, row.hold_id)
      }
    })
    await announce(row)
  }

  async function work(id: string, attempt: JobAttempt): Promise<void> {
    const row = await transcripts.findUnfinished(id)
    if (row === undefined) {
      return
    }
    await transcripts.update(id, { state: 'running', updated_at: clock.now() })
    try {
      await run(row, attempt)
    } catch (error) {
      const isLast = attempt.attempt >= LAST_ATTEMPT
      const reason = toReason(error, isLast)
      if (reason !== null || isLast) {
        await end(row, 'release', { state: 'failed', failed_reason: reason ?? OUR_FAULT })
      }
      if (reason === null) {
        throw error
      }
    }
  }

  jobs.work(writeTranscript, ({ transcript_id }, attempt) => work(transcript_id, attempt))
  jobs.schedule(endLostTranscripts, '*/15 * * * *', async () => {
    for (const row of await transcripts.listLost(new Date(clock.now().getTime() - LOST_MS), 500)) {
      await end(row, 'release', { state: 'failed', failed_reason: OUR_FAULT })
    }
  })
}

/** The reason in words when another attempt would not help; null for failures of the server, and of a provider that is busy. */
function toReason(error: unknown, isLast: boolean): string | null {
  if (error instanceof ProviderFailure) {
    return error.isTemporary && !isLast ? null : error.message
  }
  if (error instanceof VideoRefusal || error instanceof WebRefusal || error instanceof ModelFailure) {
    return error.message
  }
  return error instanceof DomainError && error.status < 500 ? error.message : null
}
