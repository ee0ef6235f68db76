import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { StoredAsset } from '@marquee/contract/assets'
import type { CallOutput, HandlerInput } from '@marquee/contract/endpoint'
import type { alignRecording, sampleVoice, SpeakingVoice, speakVideo } from '@marquee/contract/video-voices'
import { DomainError, invalid } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { ProcessFailure } from '../../../platform/processes/process-runner.ts'
import type { SpeechModels } from '../../../platform/speech/speech-models.ts'
import type { VoiceEngine } from '../../../platform/voice/voice-engine.ts'
import type { TimedWord } from '../../../platform/voice/voice-orders.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import { buildTake } from './build-take.ts'
import { toNameUuid } from './name-uuid.ts'
import type { SpeechCharges } from './speech-charges.ts'
import { ProviderFailure, type SpeechProvider } from '../generation-providers/generation-providers.service.ts'
import {
  createDraftSpeaker,
  createModelSpeaker,
  createProviderSpeaker,
  draftVoices,
  isSold,
  listModelVoices,
  listProviderVoices,
  type Speaker,
  toRefusal,
} from './speakers.ts'

interface Dependencies {
  assets: Pick<AssetService, 'store' | 'find' | 'findKnownKeys' | 'open'>
  engine: Pick<VoiceEngine, 'speak' | 'align'>
  models: Pick<SpeechModels, 'listVoices' | 'speak'>
  charges: SpeechCharges
  /** @throws ProviderFailure when the stored key cannot be read */
  findSpeech: (workspaceId: string) => Promise<SpeechProvider | null>
  /** The language of a video's words, as BCP 47. @throws DomainError 404 */
  readLanguage: (workspaceId: string, videoId: string) => Promise<string>
}

/** What voices with a price say as a sample: words of a scene would not have to be paid for any more. */
const SAMPLE = 'This is how I sound when I speak the words of your video.'

type ChosenVoice = Pick<SpeakingVoice, 'maker' | 'voice'>
const NO_LANGUAGE: Readonly<Record<SpeakingVoice['maker'], string>> = {
  draft: 'The draft voice speaks English only.',
  model: 'This voice does not speak the language of the video.',
  provider: 'This voice does not speak the language of the video.',
}
type Takes = CallOutput<typeof speakVideo>['data']

/** Voices for videos: they speak scenes, and recordings become takes with the times of their words. */
export function createVideoVoiceService({ assets, engine, models, charges, findSpeech, readLanguage }: Dependencies) {
  /** Stores what a voice says. The same words by the same voice are stored once. */
  async function speak(actor: Actor, chosen: ChosenVoice, speaker: Speaker, text: string) {
    const { content, words } = await speaker.speak(text)
    const idempotencyKey = toSoundKey(speaker, chosen, text)
    const name = `${chosen.voice}: ${text.slice(0, 60)}`
    const stream = Readable.from(content)
    const asset = await assets.store(actor, { kind: 'audio', stream, name, idempotencyKey }).catch((error: unknown) => {
      const isNoSound = error instanceof DomainError && error.errors?.['file'] !== undefined && words === null
      throw isNoSound ? toRefusal(new ProviderFailure('answer')) : error
    })
    return { asset, words: words ?? (await align(actor, asset.id, text)) }
  }

  async function openSpeaker({ workspaceId }: Actor, { maker, voice }: ChosenVoice): Promise<Speaker> {
    if (maker === 'draft') {
      return createDraftSpeaker(engine, voice)
    }
    if (maker === 'model') {
      return createModelSpeaker(models, voice)
    }
    const provider = await findProvider(workspaceId)
    if (provider === null) {
      throw invalid({ voice: ['This voice is not available. Choose another one.'] })
    }
    return createProviderSpeaker(provider, voice)
  }

  async function findProvider(workspaceId: string): Promise<SpeechProvider | null> {
    return findSpeech(workspaceId).catch((error: unknown) => {
      throw error instanceof ProviderFailure ? toRefusal(error) : error
    })
  }

  /** The keys of the sounds that this voice has to speak first. */
  async function findUnspoken(
    { workspaceId }: Actor,
    voice: ChosenVoice,
    speaker: Speaker,
    scenes: readonly { text: string }[],
  ): Promise<Set<string>> {
    const keys = new Set(scenes.map(({ text }) => toSoundKey(speaker, voice, text)))
    const known = await assets.findKnownKeys(workspaceId, [...keys])
    return new Set([...keys].filter((key) => !known.has(key)))
  }

  /** @returns no words when they could not be found: captions then spread the text over the sound */
  async function align(actor: Actor, assetId: string, text: string): Promise<TimedWord[]> {
    const folder = await mkdtemp(join(tmpdir(), 'marquee-align-'))
    try {
      const file = join(folder, 'sound.flac')
      await pipeline(await (await assets.open(actor.workspaceId, assetId)).stream(), createWriteStream(file))
      return await engine.align(text, file)
    } catch (error) {
      if (error instanceof ProcessFailure) {
        return []
      }
      throw error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    /** The draft voices, then those of the installation and of the provider. A provider whose key cannot be read has none. */
    async list({ workspaceId }: Actor): Promise<SpeakingVoice[]> {
      const provider = await findSpeech(workspaceId).catch((error: unknown) => {
        if (error instanceof ProviderFailure) {
          return null
        }
        throw error
      })
      const own = [...draftVoices, ...listModelVoices(models)]
      if (provider === null) {
        return own
      }
      return [...own, ...listProviderVoices(provider, isSold(provider) ? await charges.getPrice() : 0)]
    },

    /** @throws DomainError 422 for an unknown voice, 502 or 503 when it does not answer */
    async sample(actor: Actor, { voice, text }: HandlerInput<typeof sampleVoice>['body']): Promise<StoredAsset> {
      const speaker = await openSpeaker(actor, voice)
      return (await speak(actor, voice, speaker, speaker.isSold ? SAMPLE : text)).asset
    },

    /**
     * Speaks scenes. Takes have ids of the request's key, so that a repeated request gives the same takes.
     * @throws DomainError 402 without enough credits, 404 for an unknown video, 422 for a voice that does not speak its language, 502 or 503
     * when it does not answer
     */
    async speak(
      actor: Actor,
      videoId: string,
      { voice, scenes, idempotency_key: key }: HandlerInput<typeof speakVideo>['body'],
    ): Promise<Takes> {
      const language = await readLanguage(actor.workspaceId, videoId)
      const ownVoices = [...draftVoices, ...listModelVoices(models)]
      const known = ownVoices.find((one) => one.maker === voice.maker && one.voice === voice.voice)
      if (known !== undefined && !known.languages.some((spoken) => language.toLowerCase().split('-')[0] === spoken)) {
        throw invalid({ voice: [`${NO_LANGUAGE[known.maker]} Record the words, or choose another voice.`] })
      }
      const speaker = await openSpeaker(actor, voice)
      const unpaid = speaker.isSold ? await findUnspoken(actor, voice, speaker, scenes) : new Set<string>()
      const purchase = { videoId, count: unpaid.size, key: `speech:${toNameUuid(JSON.stringify([key, ...unpaid]))}` }
      return charges.charge(actor, purchase, async (onSpoken) => {
        const spoken: Takes = { takes: [], assets: [] }
        for (const { scene_id, text } of scenes) {
          const { asset, words } = await speak(actor, voice, speaker, text)
          if (unpaid.delete(toSoundKey(speaker, voice, text))) {
            onSpoken()
          }
          const id = toNameUuid(JSON.stringify([key, scene_id]))
          spoken.takes.push(buildTake({ id, scene_id, maker: voice.maker, voice: voice.voice, text, asset, words }))
          spoken.assets.push(asset)
        }
        return { ...spoken, assets: [...new Map(spoken.assets.map((asset) => [asset.id, asset])).values()] }
      })
    },

    /** @throws DomainError 404 for an unknown video, 422 for a file that is no sound of the workspace */
    async align(
      actor: Actor,
      videoId: string,
      { scene_id, asset_id, maker, text }: HandlerInput<typeof alignRecording>['body'],
    ): Promise<Takes> {
      await readLanguage(actor.workspaceId, videoId)
      const [asset] = await assets.find(actor.workspaceId, [asset_id])
      if (asset?.kind !== 'audio') {
        throw invalid({ asset_id: ['Choose a sound of this workspace.'] })
      }
      const words = await align(actor, asset.id, text)
      const id = toNameUuid(JSON.stringify([scene_id, asset_id, text]))
      return { takes: [buildTake({ id, scene_id, maker, voice: '', text, asset, words })], assets: [asset] }
    },
  }
}

export type VideoVoiceService = ReturnType<typeof createVideoVoiceService>

/** The key of a stored sound: the same words by the same voice have the same one. */
function toSoundKey({ model }: Speaker, { maker, voice }: ChosenVoice, text: string): string {
  return toNameUuid(JSON.stringify([model, maker, voice, text]))
}
