import { findSoundBeats } from '@marquee/contract/sound-beats'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { SoundBeatService } from './sound-beats.service.ts'

export function registerSoundBeatRoutes(app: FastifyInstance, beats: SoundBeatService): void {
  implement(app, findSoundBeats, async ({ actor, params }) => ({ data: await beats.find(actor, params.id) }))
}
