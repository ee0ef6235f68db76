import { alignRecording, listSpeakingVoices, sampleVoice, speakVideo } from '@marquee/contract/video-voices'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { VideoVoiceService } from './video-voices.service.ts'

export function registerVideoVoiceRoutes(app: FastifyInstance, voices: VideoVoiceService): void {
  implement(app, listSpeakingVoices, async ({ actor }) => ({ data: await voices.list(actor) }))
  implement(app, sampleVoice, async ({ actor, body }) => ({ data: await voices.sample(actor, body) }))
  implement(app, speakVideo, async ({ actor, params, body }) => ({ data: await voices.speak(actor, params.id, body) }))
  implement(app, alignRecording, async ({ actor, params, body }) => ({
    data: await voices.align(actor, params.id, body),
  }))
}
