import { normalizeLoudness } from './loudness/normalize-loudness.ts'
import { measureLoudness } from './loudness/measure-loudness.ts'
import { findBed } from './music/music-beds.ts'
import { makeBed } from './music/make-bed.ts'
import type { PlannedSound, SoundPlan } from './plan-sound.ts'
import { duckMusic } from './duck-music.ts'
import { createStereo, type Stereo, toFactor } from './stereo.ts'
import { stretchSound } from './stretch-sound.ts'

/** The decoded sounds by asset, at 48 kHz. A sound that is missing is silent. */
export type SoundSources = ReadonlyMap<string, Stereo>

/** Takes and songs come at any loudness. All are brought to this one, so that their volumes mean the same. */
const SOURCE_LUFS = -18
/** A source that is still quieter than this is a recording of nearly nothing, whose noise must not become loud. */
const MAX_GAIN_DB = 18

/**
 * Mixes the whole sound of a video: takes, clips, and music that is lowered while a voice speaks. Browsers and the server call the
 * same function, so that the preview sounds like the file.
 * @returns 48 kHz at −14 LUFS with true peaks of at most −1 dBTP; silence stays silence
 */
export function mixSound(plan: SoundPlan, sources: SoundSources): Stereo {
  const mix = createStereo(plan.samples)
  for (const sound of plan.sounds) {
    const source = sources.get(sound.asset_id)
    if (source !== undefined) {
      addSound(mix, sound, source)
    }
  }
  const music = makeMusic(plan, sources)
  if (music !== null) {
    add(mix, music, { start: 0, gain: 1 })
  }
  return normalizeLoudness(mix)
}

function addSound(mix: Stereo, sound: PlannedSound, source: Stereo): void {
  const length = Math.ceil(sound.samples * sound.speed)
  const [left, right] = source
  const part: Stereo = [left.slice(sound.from, sound.from + length), right.slice(sound.from, sound.from + length)]
  const heard = stretchSound(part, sound.speed, sound.samples)
  fade(heard, sound)
  const gain = sound.volume * (sound.kind === 'voice' ? gainToSourceLoudness(source) : 1)
  add(mix, heard, { start: sound.start, gain })
}

function makeMusic({ music, samples }: SoundPlan, sources: SoundSources): Stereo | null {
  if (music === null) {
    return null
  }
  const heard =
    music.source.kind === 'bed' ? makeWholeBed(music.source.bed, samples) : takePart(sources, music, samples)
  if (heard === null) {
    return null
  }
  duckMusic(heard, music.spoken, music.ducking)
  fade(heard, { fade_in: music.fade_in, fade_out: music.fade_out, samples })
  scale(heard, music.volume)
  return heard
}

/** The bed that was made last: an editor mixes anew after each change, and most changes leave the music as it is. */
let lastBed: { key: string; sound: Stereo } | null = null

function makeWholeBed(id: string, samples: number): Stereo | null {
  const bed = findBed(id)
  if (bed === undefined) {
    return null
  }
  const key = `${id} ${samples}`
  if (lastBed?.key !== key) {
    lastBed = { key, sound: makeBed(bed, samples) }
  }
  const [left, right] = lastBed.sound
  return [left.slice(), right.slice()]
}

function takePart(sources: SoundSources, music: NonNullable<SoundPlan['music']>, samples: number): Stereo | null {
  const source = music.source.kind === 'asset' ? sources.get(music.source.asset_id) : undefined
  if (source === undefined) {
    return null
  }
  const part = createStereo(samples)
  source.forEach((channel, index) => part[index]?.set(channel.subarray(music.from, music.from + samples)))
  scale(part, gainToSourceLoudness(source))
  const heard = Math.min(samples, source[0].length - music.from)
  fade(part, { fade_in: 0, fade_out: heard < samples ? SONG_END : 0, samples: Math.max(0, heard) })
  return part
}

/** A song that ends before the video is faded out within half a second. */
const SONG_END = 24_000

const gains = new WeakMap<Stereo, number>()

/** The gain is measured once for each sound. */
function gainToSourceLoudness(source: Stereo): number {
  const known = gains.get(source)
  if (known !== undefined) {
    return known
  }
  const loudness = measureLoudness(source)
  const gain = Number.isFinite(loudness) ? toFactor(Math.min(MAX_GAIN_DB, SOURCE_LUFS - loudness)) : 1
  gains.set(source, gain)
  return gain
}

function add(mix: Stereo, sound: Stereo, { start, gain }: { start: number; gain: number }): void {
  sound.forEach((from, channel) => {
    const to = mix[channel]
    const end = Math.min(from.length, (to?.length ?? 0) - start)
    for (let index = 0; to !== undefined && index < end; index += 1) {
      to[start + index] = (to[start + index] ?? 0) + (from[index] ?? 0) * gain
    }
  })
}

function scale(sound: Stereo, gain: number): void {
  for (const channel of sound) {
    for (let index = 0; index < channel.length; index += 1) {
      channel[index] = (channel[index] ?? 0) * gain
    }
  }
}

/** Raises the start and lowers the end by a quarter of a cosine, which keeps two crossing sounds equally loud. */
function fade(sound: Stereo, ramps: { fade_in: number; fade_out: number; samples: number }): void {
  const { fade_in, fade_out, samples } = ramps
  for (const channel of sound) {
    for (let index = 0; index < Math.min(fade_in, samples); index += 1) {
      channel[index] = (channel[index] ?? 0) * Math.sin((Math.PI / 2) * (index / fade_in))
    }
    for (let index = 0; index < Math.min(fade_out, samples); index += 1) {
      const place = samples - 1 - index
      channel[place] = (channel[place] ?? 0) * Math.sin((Math.PI / 2) * (index / fade_out))
    }
  }
}
