import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { webAddress } from './primitives.ts'

const modelName = z
  .string()
  .trim()
  .max(200, { message: 'Use at most 200 characters.' })
  .regex(/^[\w./:@-]*$/, { message: 'Enter the model’s name as the provider writes it, such as gpt-image-1.' })

/** `server`: configured by the operator of the server. `workspace`: uses the workspace's own key. */
export const providerOrigin = z.enum(['embedded', 'server', 'workspace'])

export const generationProviders = z.object({
  /** The providers that currently make words, backgrounds, voices and transcripts for this workspace. */
  text: z.object({ origin: providerOrigin, model: z.string().nullable() }),
  image: z.object({ origin: providerOrigin, model: z.string().nullable() }),
  speech: z.object({ origin: providerOrigin, model: z.string().nullable() }),
  transcription: z.object({ origin: providerOrigin, model: z.string().nullable() }),
  /** The workspace's own provider; null without one. The key itself is never shown again. */
  own: z
    .object({
      base_address: z.string(),
      text_model: z.string(),
      image_model: z.string(),
      speech_model: z.string(),
      transcription_model: z.string(),
      /** The last four characters of the key. */
      key_hint: z.string(),
    })
    .nullable(),
  /** False: the server has no key to encrypt credentials with. */
  can_keep_keys: z.boolean(),
})
export type GenerationProviders = z.infer<typeof generationProviders>

const ownProvider = {
  /** Up to and including `/v1`; calls go to `chat/completions`, `images/generations`, `audio/speech` and `audio/transcriptions` below it. */
  base_address: webAddress,
  /** Empty: facts are set by rules. */
  text_model: modelName,
  /** Empty: backgrounds are drawn by the embedded renderer. */
  image_model: modelName,
  /** Empty: videos are spoken by the draft voice, or by recordings. */
  speech_model: modelName.default(''),
  /** Empty: videos are transcribed by the models of the installation, or not at all. */
  transcription_model: modelName.default(''),
}
/** An empty value counts as not sent, because a form sends it that way. */
const apiKey = z
  .string()
  .trim()
  .max(500)
  .refine((key) => key === '' || key.length >= 8, { message: 'Enter the whole key.' })
  .transform((key) => (key === '' ? undefined : key))

/** The result of one test call. */
const testResult = z.object({ state: z.enum(['works', 'fails', 'not_used']), message: z.string() })
export const providerTest = z.object({
  text: testResult,
  image: testResult,
  speech: testResult,
  transcription: testResult,
})
export type ProviderTest = z.infer<typeof providerTest>

export const getGenerationProviders = endpoint('GET', '/api/generation-providers', {
  access: 'verified',
  feature: 'generation',
  summary: 'Who writes words, makes backgrounds and speaks for this workspace',
  response: dataSchema(generationProviders),
})

export const saveGenerationProvider = endpoint('PUT', '/api/generation-providers', {
  access: 'verified',
  permission: 'integrations.manage',
  feature: 'generation',
  changes: ['generations'],
  errors: ['no_credential_keys'],
  summary:
    "Keeps the workspace's own OpenAI-compatible provider; its key is encrypted, and left as it is when none is sent",
  body: z.object({ ...ownProvider, api_key: apiKey.optional() }),
  response: dataSchema(generationProviders),
})

export const deleteGenerationProvider = endpoint('DELETE', '/api/generation-providers', {
  access: 'verified',
  permission: 'integrations.manage',
  feature: 'generation',
  changes: ['generations'],
  summary: "Forgets the workspace's own provider and its key",
  response: z.undefined(),
  status: 204,
})

export const testGenerationProvider = endpoint('POST', '/api/generation-providers/test', {
  access: 'verified',
  permission: 'integrations.manage',
  feature: 'generation',
  errors: ['no_credential_keys'],
  summary: 'Tries a provider with a small question; without a key in the body, the one that is kept',
  body: z.object({ ...ownProvider, api_key: apiKey.optional() }),
  response: dataSchema(providerTest),
})
