import type { VideoResources } from '@marquee/creative/draw-video-frame'
import type { AspectRatio } from '@marquee/creative/formats'
import { listTimedScenes, type TimedScene } from '@marquee/creative/scene-times'
import { MIN_SCENE_FRAMES } from '@marquee/creative/video-time'
import type { VideoProject, VideoScene } from '@marquee/creative/video-project'
import { useFrameDrag } from '../../state/use-frame-drag.ts'
import { findDropIndex, getStartAfterMove } from '../../state/timeline-model.ts'
import { formatSeconds } from '../../state/timeline-scale.ts'
import { TRANSITION_LABELS } from '../../state/video-labels.ts'
import { SceneThumbnail } from './scene-thumbnail.tsx'
import styles from './timeline.module.css'

interface SceneTrackProps {
  project: VideoProject
  format: AspectRatio
  resources: VideoResources | null
  scale: number
  /** The index of the scene at the playhead. */
  current: number
  canEdit: boolean
  /** The nearest frame to snap to. */
  snap: (frame: number) => number
  onSeek: (frame: number) => void
  onMove: (id: string, to: number) => void
  onDuration: (id: string, frames: number) => void
}

/** The scenes, one after the other. A scene is dragged to another place, and its right edge changes its length. */
export function SceneTrack({ project, ...props }: SceneTrackProps) {
  const timed = listTimedScenes(project)
  return (
    <ol role="list" className={styles.scenes} aria-label="Scenes on the timeline">
      {timed.map((one) => (
        <SceneBlock key={one.scene.id} timed={one} project={project} {...props} />
      ))}
    </ol>
  )
}

function SceneBlock({ timed, ...props }: SceneTrackProps & { timed: TimedScene }) {
  const { project, format, resources, scale, current, canEdit, snap, onSeek, onMove, onDuration } = props
  const { scene, index, start, end } = timed
  const durations = project.scenes.map(({ duration }) => duration)
  const moving = useFrameDrag({
    scale,
    onDrop: (frames) => {
      if (canEdit) {
        onMove(scene.id, findDropIndex(durations, index, (start + end) / 2 + frames))
      }
    },
    onPress: (offset) => onSeek(start + Math.round(offset / scale)),
  })
  const trimming = useFrameDrag({
    scale,
    onDrop: (frames) => onDuration(scene.id, Math.max(MIN_SCENE_FRAMES, snap(end + frames) - start)),
  })
  const trimmed = trimming.dragged === null ? end : Math.max(start + MIN_SCENE_FRAMES, snap(end + trimming.dragged))
  const target =
    moving.dragged === null || !canEdit
      ? null
      : getStartAfterMove(durations, index, findDropIndex(durations, index, (start + end) / 2 + moving.dragged))
  const isLast = index === durations.length - 1
  const name = `Scene ${index + 1}: ${scene.name}, ${formatSeconds(scene.duration)}`
  return (
    <li>
      {target === null ? null : (
        <span className={styles.target} style={{ left: target * scale, width: (end - start) * scale }} />
      )}
      <button
        type="button"
        className={styles.scene}
        data-dragged={target !== null}
        aria-current={index === current}
        aria-label={name}
        title={name}
        style={{
          left: (start + (canEdit ? (moving.dragged ?? 0) : 0)) * scale,
          width: Math.max(4, (trimmed - start) * scale - 2),
        }}
        // The pointer seeks by itself; a click without one comes from the keyboard.
        onClick={({ detail }) => {
          if (detail === 0) {
            onSeek(start)
          }
        }}
        {...moving.handlers}
      >
        <SceneThumbnail project={project} format={format} timed={timed} resources={resources} />
        <span className={styles.sceneLabel} dir="auto">
          {index + 1}. {scene.name}
        </span>
      </button>
      {isLast ? null : <TransitionMark scene={scene} end={end} scale={scale} />}
      {canEdit ? (
        <span className={styles.edge} style={{ left: trimmed * scale }} aria-hidden {...trimming.handlers} />
      ) : null}
      {trimming.dragged === null ? null : (
        <span className={styles.hint} style={{ left: trimmed * scale }}>
          {formatSeconds(trimmed - start)}
        </span>
      )}
    </li>
  )
}

/** Where a transition to the next scene happens; a cut has no mark. */
function TransitionMark({ scene, end, scale }: { scene: VideoScene; end: number; scale: number }) {
  const { kind, frames } = scene.transition
  return kind === 'cut' ? null : (
    <span
      className={styles.transition}
      style={{ left: end * scale, width: Math.max(6, frames * scale) }}
      title={TRANSITION_LABELS[kind]}
    />
  )
}
