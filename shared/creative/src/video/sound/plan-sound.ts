import type { MusicTrack } from '../sounds.ts'
import { SAMPLES_PER_FRAME } from '../time.ts'
import { endOnBeat } from './end-on-beat.ts'
import { countFrames, countTransitionFrames, listTimedScenes } from '../scene-times.ts'
import type { VideoProject } from '../video-project.ts'

/** A part of a file's sound that is heard in the video. All lengths are samples at 48 kHz. */
export interface PlannedSound {
  kind: 'voice' | 'clip'
  asset_id: string
  /** Where it starts in the video. */
  start: number
  /** How long it is heard in the video. */
  samples: number
  /** Where it starts in the file. */
  from: number
  /** Samples of the file for each sample of the video. */
  speed: number
  volume: number
  /** The lengths of the ramps at both ends. */
  fade_in: number
  fade_out: number
}

interface PlannedMusic {
  source: MusicTrack['source']
  from: number
  volume: number
  /** The part of the volume that is left within `spoken`. */
  ducking: number
  fade_in: number
  fade_out: number
  /** When a voice speaks, from the first moment to the last, without overlaps. */
  spoken: Range[]
}

interface Range {
  start: number
  end: number
}

/** Everything that is heard in a video, and when. */
export interface SoundPlan {
  /** The length of the video. */
  samples: number
  sounds: PlannedSound[]
  music: PlannedMusic | null
}

/** Ten milliseconds: a sound that starts or ends abruptly clicks. */
const RAMP = 480
/** The music does not return for a shorter pause between words. */
const SHORT_PAUSE = 0.7 * 48_000

/** Decides what is heard in a video, and when. Takes without a scene and clips without sound are left out. */
export function planSound(project: VideoProject): SoundPlan {
  const samples = countFrames(project) * SAMPLES_PER_FRAME
  const voice = planVoice(project, samples)
  const { music } = project
  return {
    samples,
    sounds: [...planClips(project), ...voice.map(({ sound }) => sound)],
    music:
      music === null ? null : { ...toSamples(music, samples), spoken: mergeRanges(voice.map(({ spoken }) => spoken)) },
  }
}

function toSamples(music: MusicTrack, samples: number) {
  const { source, volume, ducking, fade_in, fade_out } = music
  const fades = { fade_in: fade_in * SAMPLES_PER_FRAME, fade_out: fade_out * SAMPLES_PER_FRAME }
  return { source, from: endOnBeat(music, samples), volume, ducking, ...fades }
}

function planVoice(project: VideoProject, total: number) {
  const starts = new Map(listTimedScenes(project).map(({ scene, start }) => [scene.id, start]))
  return project.voice.flatMap(({ scene_id, asset_id, offset, from, to, volume, words }) => {
    const sceneStart = starts.get(scene_id)
    const start = ((sceneStart ?? 0) + offset) * SAMPLES_PER_FRAME
    const samples = Math.min(to - from, total - start)
    if (sceneStart === undefined || samples <= 0) {
      return []
    }
    const fades = { fade_in: RAMP, fade_out: RAMP }
    const sound = { kind: 'voice' as const, asset_id, start, samples, from, speed: 1, volume, ...fades }
    const heard = words.filter((word) => word.end > from && word.start < to)
    const first = Math.max(from, heard[0]?.start ?? from)
    const last = Math.min(from + samples, heard.at(-1)?.end ?? to)
    return [{ sound, spoken: { start: start + first - from, end: start + last - from } }]
  })
}

/** The sound of a scene's clip follows the image: at a transition it rises while the image enters. */
function planClips(project: VideoProject): PlannedSound[] {
  return listTimedScenes(project).flatMap(({ scene: { background, duration }, index, start }) => {
    const clip = background.kind === 'clip' ? project.clips.find(({ id }) => id === background.clip_id) : undefined
    if (background.kind !== 'clip' || clip === undefined || !clip.has_sound || background.volume === 0) {
      return []
    }
    const { from, speed, volume } = background
    const left = Math.max(0, clip.frames - from) / speed
    return [
      {
        kind: 'clip' as const,
        asset_id: clip.asset_id,
        start: start * SAMPLES_PER_FRAME,
        samples: Math.floor(Math.min(duration, left) * SAMPLES_PER_FRAME),
        from: from * SAMPLES_PER_FRAME,
        speed,
        volume,
        fade_in: Math.max(RAMP, countTransitionFrames(project.scenes, index) * SAMPLES_PER_FRAME),
        fade_out: RAMP,
      },
    ]
  })
}

/** Joins ranges that touch or are parted by a short pause. */
function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = []
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last !== undefined && start - last.end < SHORT_PAUSE) {
      last.end = Math.max(last.end, end)
    } else {
      merged.push({ start, end })
    }
  }
  return merged
}
