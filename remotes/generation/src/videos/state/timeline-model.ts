import type { Cue } from '@marquee/creative/cue'
import { getOverlayStart, listTimedScenes } from '@marquee/creative/scene-times'
import type { VideoProject } from '@marquee/creative/video-project'
import { SAMPLES_PER_FRAME } from '@marquee/creative/video-time'
import { getOverlayName } from './overlay-name.ts'

/** A part of a track. Times are frames; `end` is the first frame after it. */
export interface TimelineBlock {
  id: string
  label: string
  start: number
  end: number
}

/** The takes of the voice with their places in the video; takes of scenes that are gone are left out. */
export function listTakeBlocks(project: VideoProject): (TimelineBlock & { assetId: string; from: number })[] {
  const scenes = new Map(listTimedScenes(project).map((timed) => [timed.scene.id, timed]))
  return project.voice.flatMap(({ id, scene_id, asset_id, text, offset, from, to }) => {
    const timed = scenes.get(scene_id)
    if (timed === undefined) {
      return []
    }
    const start = timed.start + offset
    const end = start + Math.ceil((to - from) / SAMPLES_PER_FRAME)
    return [{ id, label: text, start, end, assetId: asset_id, from: Math.floor(from / SAMPLES_PER_FRAME) }]
  })
}

/** The overlays with their places in the video. Those that are shown at the same time lie in different lanes, from 0. */
export function listOverlayBlocks(project: VideoProject): (TimelineBlock & { lane: number })[] {
  const blocks = project.overlays.flatMap((overlay) => {
    const start = getOverlayStart(project, overlay)
    const label = getOverlayName(overlay)
    return start === null ? [] : [{ id: overlay.id, label, start, end: start + overlay.duration }]
  })
  const ends: number[] = []
  return blocks
    .toSorted((one, other) => one.start - other.start)
    .map((block) => {
      const free = ends.findIndex((end) => end <= block.start)
      const lane = free === -1 ? ends.length : free
      ends[lane] = block.end
      return { ...block, lane }
    })
}

export function listCueBlocks(cues: readonly Cue[]): TimelineBlock[] {
  return cues.map(({ from, to, words }) => ({
    id: String(from),
    label: words.map(({ text }) => text).join(' '),
    start: from,
    end: to,
  }))
}

/** The frames that a drag snaps to: where scenes, takes and overlays start and end, and the playhead. */
export function listSnapFrames(project: VideoProject, playhead: number): number[] {
  const blocks = [...listTimedScenes(project), ...listTakeBlocks(project), ...listOverlayBlocks(project)]
  const edges = blocks.flatMap(({ start, end }) => [start, end])
  return [...new Set([0, ...edges, playhead])]
}

/**
 * The index that a dragged scene gets: the one at which its middle is nearest to where it was dropped.
 * @param from the index of the dragged scene
 * @param middle the frame of its middle
 */
export function findDropIndex(durations: readonly number[], from: number, middle: number): number {
  const distances = durations.map((_, to) =>
    Math.abs(getStartAfterMove(durations, from, to) + (durations[from] ?? 0) / 2 - middle),
  )
  return distances.indexOf(Math.min(...distances))
}

/** The first frame of a scene after it was moved to another index. */
export function getStartAfterMove(durations: readonly number[], from: number, to: number): number {
  return durations
    .toSpliced(from, 1)
    .slice(0, to)
    .reduce((sum, duration) => sum + duration, 0)
}
