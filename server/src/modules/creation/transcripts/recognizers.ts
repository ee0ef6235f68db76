import { readFile } from 'node:fs/promises'
import type { TranscriptOffer } from '@marquee/contract/transcripts'
import type { SpeechModels } from '../../../platform/speech/speech-models.ts'
import {
  type GenerationProviderService,
  type Heard,
  ProviderFailure,
} from '../generation-providers/generation-providers.service.ts'

/** What writes down what is said in a sound. */
export interface Recognizer {
  readonly madeBy: NonNullable<TranscriptOffer['made_by']>
  readonly model: string
  /** The longest sound that it hears at once, in seconds. */
  readonly longest: number
  /**
   * @param request `file`: the path of a WAV file with one channel at 16 kHz; `key`: the same for a repeated request
   * @throws ProviderFailure, ModelFailure, ProcessFailure
   */
  hear(request: { file: string; key: string; signal: AbortSignal }): Promise<Heard>
}

/** A WAV file of 10 MB, below the 25 MB that providers take. */
const PROVIDER_SECONDS = 300
/** Models hear half a minute at most, and each part is heard a second beyond its cuts. */
const MODEL_SECONDS = 28
const NEEDED =
  'Transcripts need a model that hears speech. Set a transcription model under Integrations, or ask whoever runs the server for SPEECH_MODELS_DIR.'

interface Dependencies {
  providers: Pick<GenerationProviderService, 'findTranscription'>
  models: Pick<SpeechModels, 'getRecognizer'>
}

/** The workspace's provider, else the server's, else the model folder of the installation. */
export function createRecognizers({ providers, models }: Dependencies) {
  /** @throws ProviderFailure when the stored key cannot be read */
  async function find(workspaceId: string): Promise<Recognizer | null> {
    const provider = await providers.findTranscription(workspaceId)
    if (provider !== null) {
      return {
        madeBy: 'provider',
        model: provider.model,
        longest: PROVIDER_SECONDS,
        hear: async ({ file, key, signal }) => provider.transcribe({ wav: await readFile(file), key, signal }),
      }
    }
    const own = models.getRecognizer()
    return own === null
      ? null
      : { madeBy: 'model', model: own.name, longest: MODEL_SECONDS, hear: ({ file }) => own.hear(file) }
  }

  return {
    find,

    /** What would write a transcript, or why nothing can. */
    async describe(workspaceId: string): Promise<Omit<TranscriptOffer, 'price'>> {
      try {
        const recognizer = await find(workspaceId)
        return recognizer === null
          ? { made_by: null, model: null, missing: NEEDED }
          : { made_by: recognizer.madeBy, model: recognizer.model, missing: null }
      } catch (error) {
        if (error instanceof ProviderFailure) {
          return { made_by: null, model: null, missing: error.message }
        }
        throw error
      }
    },
  }
}

export type Recognizers = ReturnType<typeof createRecognizers>
