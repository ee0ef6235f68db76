import { measureLoudness } from '../loudness/measure-loudness.ts'
import { createStereo, type Stereo, toFactor } from '../stereo.ts'
import { type Arrangement, arrangeBed } from './arrange-bed.ts'
import { DRUMS } from './drums.ts'
import { INSTRUMENTS } from './instruments.ts'
import type { MusicBed } from './music-bed.ts'
import { thin } from './oscillators.ts'
import { makeRoom } from './room.ts'

/** All beds are equally loud, and as loud as the takes of a voice before they are mixed. */
const BED_LUFS = -18
const DRUMS_IN_ROOM = 0.06
const LOWEST_HZ = 28
/** How long the kick lowers the other parts, in samples. */
const PUMP = 0.22 * 48_000
/** The ending fades out within this share of its ring. */
const FADE_SHARE = 0.6

/**
 * Plays a bed for a video: the ending is struck on a beat and rings until the end. The same bed and length give the same samples.
 * @param samples the length of the video
 * @returns sound at −18 LUFS
 */
export function makeBed(bed: MusicBed, samples: number): Stereo {
  const arrangement = arrangeBed(bed, samples)
  const { dry, sent } = playNotes(arrangement, samples)
  const drums = playDrums(arrangement, samples)
  pump(dry, arrangement, bed.pumping)
  const room = makeRoom(sent)
  const mix = createStereo(samples)
  mix.forEach((channel, side) => {
    for (let index = 0; index < samples; index += 1) {
      const heard = (dry[side]?.[index] ?? 0) + (drums[side]?.[index] ?? 0) + (room[side]?.[index] ?? 0)
      channel[index] = Math.tanh(heard * 0.8)
    }
    thin(channel, LOWEST_HZ)
  })
  fadeOut(mix, Math.round(arrangement.time.beat * arrangement.time.beats))
  return toLoudness(mix)
}

function playNotes({ notes }: Arrangement, samples: number) {
  const dry = createStereo(samples)
  const sent = new Float32Array(samples)
  const played = new Map<string, Float32Array>()
  for (const { instrument, note, samples: length, start, volume, pan, room } of notes) {
    const key = `${instrument} ${note} ${length}`
    const sound = played.get(key) ?? INSTRUMENTS[instrument](note, length)
    played.set(key, sound)
    addPanned(dry, sound, { start, volume, pan })
    addTo(sent, sound, start, volume * room)
  }
  return { dry, sent }
}

function playDrums({ drums }: Arrangement, samples: number): Stereo {
  const played = createStereo(samples)
  const sounds = new Map<string, Float32Array>()
  const sent = new Float32Array(samples)
  for (const { drum, start, volume, pan } of drums) {
    const sound = sounds.get(drum) ?? DRUMS[drum]()
    sounds.set(drum, sound)
    addPanned(played, sound, { start, volume, pan })
    addTo(sent, sound, start, volume * (drum === 'kick' ? 0 : DRUMS_IN_ROOM))
  }
  makeRoom(sent).forEach((channel, side) => addTo(played[side] ?? new Float32Array(0), channel, 0, 1))
  return played
}

/** Adds a sound between the channels, at the same power wherever it stands. */
function addPanned([left, right]: Stereo, sound: Float32Array, at: { start: number; volume: number; pan: number }) {
  const angle = ((at.pan + 1) * Math.PI) / 4
  addTo(left, sound, at.start, at.volume * Math.cos(angle))
  addTo(right, sound, at.start, at.volume * Math.sin(angle))
}

function addTo(channel: Float32Array, sound: Float32Array, start: number, volume: number): void {
  const end = Math.min(sound.length, channel.length - start)
  for (let index = 0; index < end; index += 1) {
    channel[start + index] = (channel[start + index] ?? 0) + (sound[index] ?? 0) * volume
  }
}

/** Lowers the parts at each kick, and lets them return. */
function pump(sound: Stereo, { drums }: Arrangement, depth: number): void {
  for (const { start } of depth === 0 ? [] : drums.filter(({ drum }) => drum === 'kick')) {
    for (const channel of sound) {
      const end = Math.min(channel.length, start + PUMP)
      for (let index = start; index < end; index += 1) {
        const age = (index - start) / PUMP
        // The first hundredth falls, so that the gain does not jump.
        const lowered = age < 0.04 ? age / 0.04 : (1 - age) ** 1.5
        channel[index] = (channel[index] ?? 0) * (1 - depth * lowered)
      }
    }
  }
}

function fadeOut(sound: Stereo, ending: number): void {
  for (const channel of sound) {
    const length = Math.round((channel.length - ending) * FADE_SHARE)
    for (let index = 0; index < length; index += 1) {
      const place = channel.length - 1 - index
      channel[place] = (channel[place] ?? 0) * (index / length) ** 1.5
    }
  }
}

function toLoudness(sound: Stereo): Stereo {
  const loudness = measureLoudness(sound)
  const gain = Number.isFinite(loudness) ? toFactor(BED_LUFS - loudness) : 1
  for (const channel of sound) {
    for (let index = 0; index < channel.length; index += 1) {
      channel[index] = (channel[index] ?? 0) * gain
    }
  }
  return sound
}
