import type { ProviderTest } from '@marquee/contract/generation-providers'
import { z } from 'zod'
import { ProviderFailure } from './provider-failure.ts'
import { SPEECH_VOICES } from './openai-speech.ts'
import { buildWav } from '../../../platform/sound/build-wav.ts'
import type { ImageProvider, SpeechProvider, TextProvider, TranscriptionProvider } from './provider.ts'

/** Asks a model for a word. The answer is not stored. */
export function tryText(provider: TextProvider): Promise<ProviderTest['text']> {
  return tryOut(provider.model, 'Words', () =>
    provider.writeJson({
      name: 'test',
      schema: z.object({ word: z.string().max(200) }),
      instructions: 'Answer with a JSON object that has one property, "word", with any English word.',
      input: {},
    }),
  )
}

/** Asks a model for a plain image. The image is not stored. */
export function tryImages(provider: ImageProvider): Promise<ProviderTest['image']> {
  return tryOut(provider.model, 'Images', () =>
    provider.makeImage({ prompt: 'A plain light background.', shape: 'square', key: crypto.randomUUID() }),
  )
}

/** Asks a model for a spoken word. The sound is not stored. */
export function trySpeech(provider: SpeechProvider): Promise<ProviderTest['speech']> {
  return tryOut(provider.model, 'Voices', () =>
    provider.speak({ text: 'Hello.', voice: SPEECH_VOICES[0], key: crypto.randomUUID() }),
  )
}

/** Sends a second of silence to be written down: a model that cannot time words refuses the request. */
export function tryTranscription(provider: TranscriptionProvider): Promise<ProviderTest['transcription']> {
  return tryOut(provider.model, 'Transcripts', () =>
    provider.transcribe({ wav: buildWav(new Int16Array(16_000), 16_000), key: crypto.randomUUID() }),
  )
}

const NO_TRANSCRIPTION = 'Transcripts: no model is set, so this provider writes none.'

async function tryOut(model: string, what: string, call: () => Promise<unknown>): Promise<ProviderTest['text']> {
  if (model === '') {
    return {
      state: 'not_used',
      message: what === 'Transcripts' ? NO_TRANSCRIPTION : `${what}: no model is set, so Marquee makes them itself.`,
    }
  }
  try {
    await call()
    return { state: 'works', message: `${what}: ${model} answered.` }
  } catch (error) {
    if (!(error instanceof ProviderFailure)) {
      throw error
    }
    return { state: 'fails', message: error.message }
  }
}
