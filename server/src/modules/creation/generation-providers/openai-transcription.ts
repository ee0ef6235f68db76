import { toFile } from 'openai'
import type { AskProvider } from './openai-client.ts'
import { ProviderFailure } from './provider-failure.ts'
import type { Heard, TranscriptionProvider } from './provider.ts'
import { readHeard, type VerboseAnswer, verboseAnswer } from './read-heard.ts'

/** Writes sounds down with `audio/transcriptions` of an OpenAI-compatible endpoint, whose model must be able to time words. */
export function createOpenAiTranscriptionProvider(ask: AskProvider, model: string): TranscriptionProvider {
  return {
    model,
    transcribe({ wav, key, signal }) {
      return ask(async (client): Promise<Heard> => {
        const answer: unknown = await client.audio.transcriptions.create(
          {
            model,
            file: await toFile(wav, 'sound.wav', { type: 'audio/wav' }),
            response_format: 'verbose_json',
            timestamp_granularities: ['word', 'segment'],
          },
          { signal, headers: { 'idempotency-key': key } },
        )
        const heard = readHeard(parseAnswer(answer))
        if (heard === null) {
          throw new ProviderFailure('answer')
        }
        return heard
      })
    },
  }
}

function parseAnswer(answer: unknown): VerboseAnswer {
  const { data } = verboseAnswer.safeParse(answer)
  if (data === undefined) {
    throw new ProviderFailure('answer')
  }
  return data
}
