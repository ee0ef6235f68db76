import type { SpeakingVoice } from '@marquee/contract/video-voices'
import { DomainError, invalid } from '../../../platform/errors/domain-error.ts'
import { ProcessFailure } from '../../../platform/processes/process-runner.ts'
import type { ModelVoice } from '../../../platform/speech/model-orders.ts'
import { ModelFailure, type SpeechModels } from '../../../platform/speech/speech-models.ts'
import type { VoiceEngine } from '../../../platform/voice/voice-engine.ts'
import { draftVoiceName, type TimedWord } from '../../../platform/voice/voice-orders.ts'
import {
  ProviderFailure,
  SPEECH_VOICES,
  type SpeechProvider,
} from '../generation-providers/generation-providers.service.ts'

/** What a voice speaks: a file of any format, and its words if the voice tells them. */
interface Speech {
  /** A provider is asked, and paid, only when its sound is read. */
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  words: readonly TimedWord[] | null
}

/** A voice that is ready to speak. */
export interface Speaker {
  /** What speaks: another model has another voice of the same name. */
  model: string
  /** Whether what it speaks costs credits. */
  isSold: boolean
  speak(text: string): Promise<Speech>
}

const TITLES: Readonly<Record<string, string>> = {
  slt: 'Draft voice, woman (US)',
  rms: 'Draft voice, man (US)',
  awb: 'Draft voice, man (Scottish)',
  kal16: 'Draft voice, robot',
  kal: 'Draft voice, robot (old radio)',
}

/** The voices that speak without a network. They are made for drafts, and say so. */
export const draftVoices: readonly SpeakingVoice[] = draftVoiceName.options.map((voice) => ({
  maker: 'draft',
  voice,
  title: TITLES[voice] ?? voice,
  languages: ['en'],
  price: 0,
}))

/** @throws DomainError 422 on `voice` for an unknown one; what it returns throws 503 when the engine fails */
export function createDraftSpeaker(engine: Pick<VoiceEngine, 'speak'>, voice: string): Speaker {
  const { data: name } = draftVoiceName.safeParse(voice)
  if (name === undefined) {
    throw invalid({ voice: ['There is no such draft voice. Choose one of the list.'] })
  }
  const speak = async (text: string): Promise<Speech> => {
    const { wav, words } = await engine.speak(name, text).catch((error: unknown) => {
      throw error instanceof ProcessFailure
        ? new DomainError(503, 'The draft voice did not answer. Try again in a minute.')
        : error
    })
    if (words.length === 0) {
      throw invalid({
        scenes: ['The draft voice can speak English words only. Change the words, or choose another voice.'],
      })
    }
    return { content: [wav], words }
  }
  return { model: 'flite', isSold: false, speak }
}

/** The voices of a provider's model, which speak any language. @param price credits for the words of one scene */
export function listProviderVoices({ model }: Pick<SpeechProvider, 'model'>, price: number): SpeakingVoice[] {
  return SPEECH_VOICES.map((voice) => ({
    maker: 'provider',
    voice,
    title: `${voice.charAt(0).toUpperCase()}${voice.slice(1)} (${model})`,
    languages: [],
    price,
  }))
}

/** @throws DomainError 422 on `voice` for an unknown one; its sound throws 502 or 503 when the provider fails */
export function createProviderSpeaker(provider: SpeechProvider, voice: string): Speaker {
  if (!SPEECH_VOICES.some((known) => known === voice)) {
    throw invalid({ voice: ['The provider has no such voice. Choose one of the list.'] })
  }
  return {
    model: provider.model,
    isSold: isSold(provider),
    speak: async (text) => ({ content: askProvider(provider, text, voice), words: null }),
  }
}

/** What is spoken with the workspace's own key is paid for there. */
export function isSold({ owner }: Pick<SpeechProvider, 'owner'>): boolean {
  return owner === 'server'
}

async function* askProvider(provider: SpeechProvider, text: string, voice: string): AsyncGenerator<Uint8Array> {
  try {
    yield await provider.speak({ text, voice, key: crypto.randomUUID() })
  } catch (error) {
    throw error instanceof ProviderFailure ? toRefusal(error) : error
  }
}

/** The voices of the models of the installation. */
export function listModelVoices(models: Pick<SpeechModels, 'listVoices'>): SpeakingVoice[] {
  return models
    .listVoices()
    .map(({ voice, title, languages }) => ({ maker: 'model', voice, title, languages, price: 0 }))
}

/** @throws DomainError 422 on `voice` for an unknown one; its sound throws 503 when the model fails */
export function createModelSpeaker(models: Pick<SpeechModels, 'listVoices' | 'speak'>, name: string): Speaker {
  const voice = models.listVoices().find((known) => known.voice === name)
  if (voice === undefined) {
    throw invalid({ voice: ['There is no such voice. Choose one of the list.'] })
  }
  return {
    model: voice.title,
    isSold: false,
    speak: async (text) => ({ content: askModel(models, voice, text), words: null }),
  }
}

async function* askModel(
  models: Pick<SpeechModels, 'speak'>,
  voice: ModelVoice,
  text: string,
): AsyncGenerator<Uint8Array> {
  try {
    yield await models.speak(voice, text)
  } catch (error) {
    if (error instanceof ModelFailure) {
      throw new DomainError(503, error.message)
    }
    throw error instanceof ProcessFailure ? new DomainError(503, 'The voice did not answer. Try again later.') : error
  }
}

/** The provider's failure as an answer: 503 if a later try may succeed, otherwise 502. */
export function toRefusal({ isTemporary, message }: ProviderFailure): DomainError {
  return new DomainError(isTemporary ? 503 : 502, message)
}
