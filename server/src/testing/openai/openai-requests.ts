import type OpenAI from 'openai'
import { z } from 'zod'

/** A schema for the parameters of a call that the product uses; the compiler checks the names against the SDK's types. */
function parameters<P>(shape: { [Name in keyof P]?: z.ZodType }) {
  return z.strictObject(shape)
}

const count = z.int().min(1).max(10).optional()
const size = z
  .string()
  .regex(/^\d+x\d+$/)
  .optional()
const response_format = z.enum(['url', 'b64_json']).optional()

/** The parameters of each call; any other parameter is an error. In a form, a file is represented by its name. */
export const REQUESTS: Readonly<Record<string, z.ZodType>> = {
  '/v1/chat/completions': parameters<OpenAI.ChatCompletionCreateParamsNonStreaming>({
    model: z.string().min(1),
    max_completion_tokens: z.int().positive(),
    messages: z.array(z.strictObject({ role: z.enum(['system', 'user']), content: z.string() })).min(1),
    response_format: z.strictObject({
      type: z.literal('json_schema'),
      json_schema: z.strictObject({
        name: z.string().regex(/^[\w-]{1,64}$/),
        schema: z.looseObject({ type: z.literal('object') }),
      }),
    }),
  }),
  '/v1/images/generations': parameters<OpenAI.ImageGenerateParamsNonStreaming>({
    model: z.string().min(1),
    prompt: z.string().min(1).max(32_000),
    n: count,
    size,
    response_format,
  }),
  '/v1/audio/speech': parameters<OpenAI.Audio.SpeechCreateParams>({
    model: z.string().min(1),
    voice: z.enum(['alloy', 'ash', 'ballad', 'coral', 'echo', 'fable', 'nova', 'onyx', 'sage', 'shimmer', 'verse']),
    input: z.string().min(1).max(4096),
    response_format: z.enum(['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm']),
  }),
  '/v1/audio/transcriptions': parameters<OpenAI.Audio.TranscriptionCreateParamsNonStreaming>({
    model: z.string().min(1),
    file: z.string().endsWith('.wav'),
    response_format: z.literal('verbose_json'),
    timestamp_granularities: z.array(z.enum(['word', 'segment'])),
  }),
  '/v1/images/edits': parameters<OpenAI.ImageEditParamsNonStreaming>({
    model: z.string().min(1),
    prompt: z.string().min(1).max(32_000),
    image: z.string().endsWith('.png'),
    mask: z.string().endsWith('.png'),
    n: count,
    size,
    response_format,
  }),
}
