import { getOverlayBounds, getOverlayPlace, type OverlayPlace, toOverlayPlace } from '@marquee/creative/fit-overlay'
import { type AspectRatio, getCanvasSize } from '@marquee/creative/formats'
import { getOverlayStart } from '@marquee/creative/scene-times'
import type { Overlay, VideoProject } from '@marquee/creative/video-project'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { getOverlayName } from '../../state/overlay-name.ts'
import type { Player } from '../../state/player.ts'
import type { Overlays } from '../../state/use-overlays.ts'
import { usePlayerState } from '../../state/use-player.ts'
import styles from './overlays.module.css'

interface OverlayHandlesProps {
  player: Player
  project: VideoProject
  format: AspectRatio
  overlays: Overlays
}

/** Boxes around the overlays at the playhead: they are dragged on the preview, or moved by arrow keys. */
export function OverlayHandles({ player, project, format, overlays }: OverlayHandlesProps) {
  const visible = usePlayerState(player, ({ frame, rate }) =>
    rate === 0 ? listShown(project, frame).join(' ') : '',
  ).split(' ')
  return project.overlays
    .filter(({ id }) => visible.includes(id))
    .map((overlay) => <OverlayHandle key={overlay.id} overlay={overlay} format={format} overlays={overlays} />)
}

function listShown(project: VideoProject, frame: number): string[] {
  return project.overlays.flatMap((overlay) => {
    const start = getOverlayStart(project, overlay)
    return start !== null && frame >= start && frame < start + overlay.duration ? [overlay.id] : []
  })
}

interface OverlayHandleProps extends Pick<OverlayHandlesProps, 'format' | 'overlays'> {
  overlay: Overlay
}

/** What the arrow keys move by, as shares of the free area. */
const STEP = 0.02
const BIG_STEP = 0.1
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** A place this near to a middle or an edge snaps to it. */
const SNAP = 0.03

function OverlayHandle({ overlay, format, overlays }: OverlayHandleProps) {
  const grip = useRef<{ x: number; y: number; left: number; top: number; key: string } | null>(null)
  const bounds = getOverlayBounds(overlay.formats[format])
  const canvas = getCanvasSize(format)
  if (bounds === null) {
    return null
  }
  const { x, y, w, h } = bounds

  function drag(event: PointerEvent<HTMLElement>): void {
    const stage = event.currentTarget.parentElement?.getBoundingClientRect()
    if (grip.current === null || stage === undefined) {
      return
    }
    const scale = canvas.width / stage.width
    const left = grip.current.left + (event.clientX - grip.current.x) * scale
    const top = grip.current.top + (event.clientY - grip.current.y) * scale
    const place = toOverlayPlace({ x: left, y: top, w, h }, format)
    overlays.place(overlay.id, { x: snap(place.x), y: snap(place.y) }, grip.current.key)
  }

  function move(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key]
    if (direction !== undefined && !event.altKey) {
      event.preventDefault()
      event.stopPropagation()
      const step = event.shiftKey ? BIG_STEP : STEP
      const before = getOverlayPlace(overlay, format)
      const next: OverlayPlace = {
        x: toShare(before.x + direction[0] * step),
        y: toShare(before.y + direction[1] * step),
      }
      overlays.place(overlay.id, next, 'keys')
    }
  }

  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={`Overlay: ${getOverlayName(overlay)}`}
      aria-pressed={overlay.id === overlays.chosen?.id}
      style={{
        left: `${(100 * x) / canvas.width}%`,
        top: `${(100 * y) / canvas.height}%`,
        width: `${(100 * w) / canvas.width}%`,
        height: `${(100 * h) / canvas.height}%`,
      }}
      onFocus={() => overlays.choose(overlay.id)}
      onKeyDown={move}
      onPointerDown={(event) => {
        grip.current = { x: event.clientX, y: event.clientY, left: x, top: y, key: crypto.randomUUID() }
        event.currentTarget.setPointerCapture(event.pointerId)
        overlays.choose(overlay.id)
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        grip.current = null
      }}
      onPointerCancel={() => {
        grip.current = null
      }}
    />
  )
}

function toShare(value: number): number {
  return Math.min(1, Math.max(0, value))
}

function snap(value: number): number {
  return [0, 0.5, 1].find((edge) => Math.abs(edge - value) < SNAP) ?? value
}
