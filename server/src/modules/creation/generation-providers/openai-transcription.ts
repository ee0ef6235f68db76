import type OpenAI from 'openai'
import { toFile } from 'openai'
import { z } from 'zod'
import { askProvider } from './openai-client.ts'
import { ProviderFailure } from './provider-failure.ts'
import type { Heard, TranscriptionProvider } from './provider.ts'
import { readHeard } from './read-heard.ts'

const seconds = z.number().min(0).max(86_400)
/** The answer is validated, because an endpoint may not be fully compatible. */
const verboseAnswer = z.object({
  language: z.string().max(100).nullish(),
  text: z.string().max(200_000),
  words: z.array(z.object({ word: z.string().max(1000), start: seconds, end: seconds })).nullish(),
  segments: z
    .array(
      z.object({
        text: z.string(),
        start: seconds,
        end: seconds,
        avg_logprob: z.number().nullish(),
        no_speech_prob: z.number().nullish(),
      }),
    )
    .nullish(),
})
export type VerboseAnswer = z.output<typeof verboseAnswer>

/** Writes sounds down with `audio/transcriptions` of an OpenAI-compatible endpoint, whose model must be able to time words. */
export function createOpenAiTranscriptionProvider(client: OpenAI, model: string): TranscriptionProvider {
  return {
    model,
    transcribe({ wav, key, signal }) {
      return askProvider(async (): Promise<Heard> => {
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
