import type { AskProvider } from './openai-client.ts'
import { ProviderFailure } from './provider-failure.ts'
import type { ProviderOwner, SpeechProvider } from './provider.ts'

/** The voices that OpenAI describes for all of its speech models. Compatible endpoints give their own voices these names. */
export const SPEECH_VOICES = ['alloy', 'ash', 'coral', 'echo', 'fable', 'nova', 'onyx', 'sage', 'shimmer'] as const

/** Speaks texts with `audio/speech` of an OpenAI-compatible endpoint. */
export function createOpenAiSpeechProvider(ask: AskProvider, model: string, owner: ProviderOwner): SpeechProvider {
  return {
    model,
    owner,
    speak({ text, voice, key, signal }) {
      return ask(async (client) => {
        const answer = await client.audio.speech.create(
          { model, voice, input: text, response_format: 'wav' },
          { signal, headers: { 'idempotency-key': key } },
        )
        const content = Buffer.from(await answer.arrayBuffer())
        if (content.byteLength === 0) {
          throw new ProviderFailure('answer')
        }
        return content
      })
    },
  }
}
