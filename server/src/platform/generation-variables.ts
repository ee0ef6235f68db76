import { z } from 'zod'

const modelName = z
  .string()
  .max(200)
  .regex(/^[\w./:@-]*$/, { error: 'must be a name as the provider writes it, such as gpt-image-1' })
  .default('')

/** The variables of an OpenAI-compatible provider for every workspace without its own provider. */
export const generationVariables = {
  GENERATION_API_URL: z
    .string()
    .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
      error: 'must be an address such as https://api.openai.com/v1',
    })
    .transform((value) => value.replace(/\/+$/, ''))
    .default('https://api.openai.com/v1')
    .meta({
      description:
        'The address of an OpenAI-compatible provider, or of Anthropic’s API for texts (`https://api.anthropic.com/v1`), up to `/v1`.',
    }),
  GENERATION_API_KEY: z
    .string()
    .max(1000)
    .optional()
    .meta({ description: 'The provider’s key; without it the server writes texts and draws backgrounds itself.' }),
  OLLAMA_URL: z
    .string()
    .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
      error: 'must be an address such as http://127.0.0.1:11434',
    })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional()
    .meta({
      description:
        'The address of Ollama, llama.cpp’s server or LM Studio, which write texts without a key; `GENERATION_TEXT_MODEL` names the model. `GENERATION_API_KEY` goes before it.',
    }),
  GENERATION_TEXT_MODEL: modelName.meta({
    description: 'The model that writes texts; empty: the server sets the facts plainly.',
  }),
  GENERATION_IMAGE_MODEL: modelName.meta({
    description: 'The model that makes backgrounds of images; empty: the server draws them.',
  }),
  GENERATION_SPEECH_MODEL: modelName.meta({
    description: 'The model that speaks videos; empty: the draft voice and recordings do.',
  }),
  GENERATION_TRANSCRIPTION_MODEL: modelName.meta({
    description:
      'The model that writes down what videos say, with the time of each word, such as `whisper-1`; empty: the models of `SPEECH_MODELS_DIR` do.',
  }),
}

type Variables = z.output<z.ZodObject<typeof generationVariables>>

export interface GenerationSettings {
  baseAddress: string
  apiKey: string
  /** Empty: facts are set by rules. */
  textModel: string
  /** Empty: the embedded renderer is used. */
  imageModel: string
  /** Empty: the draft voice is used. */
  speechModel: string
  /** Empty: the provider writes no transcripts. */
  transcriptionModel: string
}

/** @returns null without a key and without a server of one's own: then our server itself makes all texts and images */
export function getGenerationSettings(values: Variables): GenerationSettings | null {
  const { GENERATION_API_KEY: apiKey = '', GENERATION_TEXT_MODEL: textModel, OLLAMA_URL: ownAddress } = values
  if (apiKey !== '') {
    return {
      baseAddress: values.GENERATION_API_URL,
      apiKey,
      textModel,
      imageModel: values.GENERATION_IMAGE_MODEL,
      speechModel: values.GENERATION_SPEECH_MODEL,
      transcriptionModel: values.GENERATION_TRANSCRIPTION_MODEL,
    }
  }
  // These servers take any key.
  const own = { apiKey: 'none', textModel, imageModel: '', speechModel: '', transcriptionModel: '' }
  return ownAddress === undefined ? null : { ...own, baseAddress: `${ownAddress}/v1` }
}
