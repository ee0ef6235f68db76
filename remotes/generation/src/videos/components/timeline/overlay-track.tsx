import { MIN_OVERLAY_FRAMES } from '@marquee/creative/time-overlay'
import type { TimelineBlock } from '../../state/timeline-model.ts'
import { formatSeconds } from '../../state/timeline-scale.ts'
import { useFrameDrag } from '../../state/use-frame-drag.ts'
import type { Overlays } from '../../state/use-overlays.ts'
import styles from './timeline.module.css'

type OverlayBlock = TimelineBlock & { lane: number }

interface OverlayTrackProps {
  blocks: readonly OverlayBlock[]
  overlays: Overlays
  scale: number
  canEdit: boolean
  /** The nearest frame to snap to. */
  snap: (frame: number) => number
}

const LANE = 26

/** The overlays in their lanes. One is dragged to another time, and its edges change when it enters and leaves. */
export function OverlayTrack({ blocks, ...props }: OverlayTrackProps) {
  return blocks.map((block) => <OverlayBar key={block.id} block={block} {...props} />)
}

function OverlayBar({
  block,
  overlays,
  scale,
  canEdit,
  snap,
}: Omit<OverlayTrackProps, 'blocks'> & { block: OverlayBlock }) {
  const { id, label, start, end, lane } = block
  const setTime = (from: number, to: number) => overlays.setTime(id, { start: from, duration: to - from })
  const moving = useFrameDrag({
    scale,
    onDrop: (frames) => {
      const from = snap(start + frames)
      setTime(from, from + end - start)
    },
    onPress: () => overlays.choose(id),
  })
  const entering = useFrameDrag({ scale, onDrop: (frames) => setTime(trimStart(frames), end) })
  const leaving = useFrameDrag({ scale, onDrop: (frames) => setTime(start, trimEnd(frames)) })
  const trimStart = (frames: number) => Math.max(0, Math.min(end - MIN_OVERLAY_FRAMES, snap(start + frames)))
  const trimEnd = (frames: number) => Math.max(start + MIN_OVERLAY_FRAMES, snap(end + frames))
  const moved = canEdit ? (moving.dragged ?? 0) : 0
  const from = (entering.dragged === null ? start : trimStart(entering.dragged)) + moved
  const to = (leaving.dragged === null ? end : trimEnd(leaving.dragged)) + moved
  const top = lane * LANE + 2
  return (
    <>
      <button
        type="button"
        className={styles.overlay}
        dir="auto"
        aria-label={`Overlay: ${label}, from ${formatSeconds(start)} to ${formatSeconds(end)}`}
        aria-pressed={id === overlays.chosen?.id}
        title={label}
        style={{ top, left: from * scale, width: Math.max(8, (to - from) * scale - 2) }}
        // The pointer chooses by itself; a click without one comes from the keyboard.
        onClick={({ detail }) => {
          if (detail === 0) {
            overlays.choose(id)
          }
        }}
        {...(canEdit ? moving.handlers : { onPointerDown: () => overlays.choose(id) })}
      >
        {label}
      </button>
      {canEdit
        ? [
            { key: 'in', at: from, handlers: entering.handlers },
            { key: 'out', at: to, handlers: leaving.handlers },
          ].map(({ key, at, handlers }) => (
            <span
              key={key}
              className={styles.overlayEdge}
              style={{ top, left: at * scale }}
              aria-hidden
              {...handlers}
            />
          ))
        : null}
    </>
  )
}
