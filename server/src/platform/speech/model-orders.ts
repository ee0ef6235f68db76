import { z } from 'zod'

/** A configuration of the package, with the paths of its files relative to the folder. The package itself checks the rest. */
const modelConfig = z.record(z.string(), z.unknown())

/** `recognizer.json` of a model folder: a model that hears speech, as `OfflineRecognizerConfig` of sherpa-onnx-node. */
export const recognizerFile = z.object({
  name: z.string().trim().min(1).max(80),
  /** The language that it hears, as ISO 639-1; missing: the model says it, or it is not known. */
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  config: modelConfig,
})

/** `voices.json` of a model folder: models that speak, each as `OfflineTtsConfig` of sherpa-onnx-node. */
export const voicesFile = z
  .array(
    z.object({
      voice: z.string().regex(/^[\w-]{1,80}$/),
      title: z.string().trim().min(1).max(80),
      /** The languages that it speaks, as BCP 47. */
      languages: z.array(z.string().min(2).max(35)).min(1),
      /** Of a model with several voices. */
      speaker: z.number().int().min(0).default(0),
      config: modelConfig,
    }),
  )
  .max(100)
export type ModelVoice = z.output<typeof voicesFile>[number]

export const modelOrder = z.discriminatedUnion('kind', [
  /** `file`: a WAV file of one channel. */
  z.object({ kind: z.literal('hear'), folder: z.string(), config: modelConfig, file: z.string() }),
  z.object({
    kind: z.literal('speak'),
    folder: z.string(),
    config: modelConfig,
    speaker: z.number().int(),
    text: z.string(),
  }),
])
export type ModelOrder = z.infer<typeof modelOrder>

/** The tokens of a recognizer with their starts in seconds. */
export const heardTokens = z.object({
  text: z.string(),
  tokens: z.array(z.string()),
  timestamps: z.array(z.number()),
  durations: z.array(z.number()).default([]),
  lang: z.string().default(''),
})
export type HeardTokens = z.output<typeof heardTokens>

export const modelAnswer = z.union([
  z.object({ heard: heardTokens }),
  z.object({ wav: z.instanceof(Uint8Array) }),
  /** Why the models cannot be used, in words for the operator. */
  z.object({ refusal: z.string() }),
])
export type ModelAnswer = z.infer<typeof modelAnswer>
