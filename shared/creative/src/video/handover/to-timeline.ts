import { listTimedScenes } from '../scene-times.ts'
import { planSound } from '../sound/plan-sound.ts'
import { FRAMES_PER_SECOND, SAMPLES_PER_FRAME } from '../time.ts'
import type { VideoProject, VideoScene } from '../video-project.ts'

interface MediaFile {
  /** The path of an asset's file beside the timeline, as cutting programs open it. */
  path: string
  /** The path of the file that it was made of; null without one. */
  original: string | null
}

interface Media {
  /** Undefined when the file is not there. */
  findFile: (assetId: string) => MediaFile | undefined
}

type Json = Readonly<Record<string, unknown>>

/** Where a part lies, in frames of the video. */
interface Placed {
  start: number
  length: number
  item: Json
}

/**
 * A video as an OpenTimelineIO timeline (schema Timeline.1), which cutting programs open: the scenes as one track, the voice and the sound
 * of clips as others. Each file says how long it is, which converters to Final Cut and Premiere ask for. Layers, captions and the motion of images are not in it.
 */
export function toTimeline(title: string, project: VideoProject, media: Media): Json {
  const scenes = listTimedScenes(project).map(({ scene }) => toSceneClip(scene, project, media))
  const { sounds } = planSound(project)
  const lengths = countFrames(project)
  const sound = (kind: 'voice' | 'clip') =>
    sounds
      .filter((one) => one.kind === kind)
      .map(({ asset_id, start, samples, from, speed }) => {
        const [first, length] = [start, samples].map(toFrames) as [number, number]
        const file = media.findFile(asset_id)
        const item = toClip(kind, { file, frames: lengths.get(asset_id) ?? 0, from: toFrames(from), length, speed })
        return { start: first, length, item }
      })
  const tracks = [
    toTrack('Scenes', 'Video', scenes),
    ...splitOverlaps(sound('voice')).map((parts, index) => toTrack(`Voice ${index + 1}`, 'Audio', fillGaps(parts))),
    ...splitOverlaps(sound('clip')).map((parts, index) => toTrack(`Clips ${index + 1}`, 'Audio', fillGaps(parts))),
  ]
  return {
    OTIO_SCHEMA: 'Timeline.1',
    name: title,
    global_start_time: null,
    tracks: { OTIO_SCHEMA: 'Stack.1', name: 'tracks', children: tracks },
  }
}

function toSceneClip({ name, background, duration }: VideoScene, { clips }: VideoProject, { findFile }: Media): Json {
  if (background.kind === 'clip') {
    const clip = clips.find(({ id }) => id === background.clip_id)
    const file = clip === undefined ? undefined : findFile(clip.asset_id)
    return toClip(name, {
      file,
      frames: clip?.frames ?? 0,
      from: background.from,
      length: duration,
      speed: background.speed,
    })
  }
  const picture = background.kind === 'still' ? background.picture : null
  const file = picture?.kind === 'asset' ? findFile(picture.asset_id) : undefined
  return toClip(name, { file, frames: duration, from: 0, length: duration, speed: 1 })
}

interface ClipPart {
  file: MediaFile | undefined
  /** The length of the file. */
  frames: number
  /** The first frame of the file. */
  from: number
  length: number
  speed: number
}

function toClip(name: string, { file, frames, from, length, speed }: ClipPart): Json {
  // Converters refuse a part that ends behind its file, and lengths in samples are rounded.
  const available = toRange(0, Math.max(frames, from + length))
  const refer = (path: string) => ({ OTIO_SCHEMA: 'ExternalReference.1', target_url: path, available_range: available })
  const references =
    file === undefined
      ? { DEFAULT_MEDIA: { OTIO_SCHEMA: 'MissingReference.1', name: '' } }
      : { DEFAULT_MEDIA: refer(file.path), ...(file.original !== null && { original: refer(file.original) }) }
  const warp = { OTIO_SCHEMA: 'LinearTimeWarp.1', name: '', effect_name: 'LinearTimeWarp', time_scalar: speed }
  return {
    OTIO_SCHEMA: 'Clip.2',
    name,
    source_range: toRange(from, length),
    effects: speed === 1 ? [] : [warp],
    media_references: references,
    active_media_reference_key: 'DEFAULT_MEDIA',
  }
}

/** The lengths of the files of takes and clips in frames, by their assets. */
function countFrames({ voice, clips }: VideoProject): ReadonlyMap<string, number> {
  return new Map([
    ...voice.map(({ asset_id, samples }) => [asset_id, toFrames(samples)] as const),
    ...clips.map(({ asset_id, frames }) => [asset_id, frames] as const),
  ])
}

function toTrack(name: string, kind: 'Video' | 'Audio', children: readonly Json[]): Json {
  return { OTIO_SCHEMA: 'Track.1', name, kind, source_range: null, children }
}

/** Puts silence before parts that start later than the one before ends. */
function fillGaps(parts: readonly Placed[]): Json[] {
  let end = 0
  return parts.flatMap(({ start, length, item }) => {
    const gap = { OTIO_SCHEMA: 'Gap.1', name: '', source_range: toRange(0, start - end) }
    const isGap = start > end
    end = start + length
    return isGap ? [gap, item] : [item]
  })
}

/** Divides parts into tracks on which none overlaps another. */
function splitOverlaps(parts: readonly Placed[]): Placed[][] {
  const tracks: Placed[][] = []
  for (const part of parts.toSorted((a, b) => a.start - b.start)) {
    const free = tracks.find((track) => {
      const last = track.at(-1)
      return last === undefined || last.start + last.length <= part.start
    })
    if (free === undefined) {
      tracks.push([part])
    } else {
      free.push(part)
    }
  }
  return tracks
}

function toFrames(samples: number): number {
  return Math.round(samples / SAMPLES_PER_FRAME)
}

function toRange(start: number, length: number): Json {
  const time = (value: number) => ({ OTIO_SCHEMA: 'RationalTime.1', rate: FRAMES_PER_SECOND, value })
  return { OTIO_SCHEMA: 'TimeRange.1', start_time: time(start), duration: time(length) }
}
