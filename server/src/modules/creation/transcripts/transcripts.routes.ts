import { createTranscript, deleteTranscript, getAdTranscript, getAssetTranscript } from '@marquee/contract/transcripts'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { TranscriptService } from './transcripts.service.ts'

export function registerTranscriptRoutes(app: FastifyInstance, transcripts: TranscriptService): void {
  implement(app, getAdTranscript, async ({ actor, params }) => ({ data: await transcripts.findOfAd(actor, params.id) }))
  implement(app, getAssetTranscript, async ({ actor, params }) => ({
    data: await transcripts.findOfAsset(actor, params.id),
  }))
  implement(app, createTranscript, async ({ actor, body }) => ({ data: await transcripts.create(actor, body) }))
  implement(app, deleteTranscript, ({ actor, params }) => transcripts.remove(actor, params.id))
}
