import type { Size } from '@marquee/creative/formats'
import type { Box, Layer } from '@marquee/creative/layer'
import type { Placement } from '@marquee/creative/safe-areas'
import { getMiddle, type Handle, handles } from '../state/geometry.ts'
import type { Guide } from '../state/snapping.ts'
import styles from './editor-stage.module.css'

interface StageOverlayProps {
  size: Size
  zoom: number
  selected: readonly Layer[]
  /** The box around several selected layers. */
  bounds: Box | null
  guides: readonly Guide[]
  /** The placements whose covered areas are shown. */
  covering: readonly Placement[]
  isBusy: boolean
}

const HANDLE_PIXELS = 9
/** The distance of the rotation handle above its layer, in pixels of the screen. */
const ROTATE_PIXELS = 24

/** Draws the selection, the snap lines, and the areas that placements cover. */
export function StageOverlay(props: StageOverlayProps) {
  const { size, zoom, selected, bounds, guides, covering, isBusy } = props
  const [only] = selected
  return (
    <svg className={styles.overlay} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
      {covering.length > 0 ? <CoveredAreas size={size} covering={covering} /> : null}
      {selected.map((layer) => (
        <rect
          key={layer.id}
          className={styles.frame}
          strokeWidth={1.5 / zoom}
          {...toRect(layer)}
          transform={toTransform(layer)}
        />
      ))}
      {bounds === null ? null : (
        <rect className={styles.frame} strokeWidth={1 / zoom} strokeDasharray={4 / zoom} {...toRect(bounds)} />
      )}
      {only !== undefined && selected.length === 1 && !only.locked && !isBusy ? (
        <Handles layer={only} zoom={zoom} />
      ) : null}
      {guides.map(({ axis, at }) => (
        <line
          key={`${axis}${at}`}
          className={styles.guide}
          strokeWidth={1 / zoom}
          {...(axis === 'x' ? { x1: at, x2: at, y1: 0, y2: size.height } : { x1: 0, x2: size.width, y1: at, y2: at })}
        />
      ))}
    </svg>
  )
}

function Handles({ layer, zoom }: { layer: Layer; zoom: number }) {
  const side = HANDLE_PIXELS / zoom
  const { x, y, w } = layer
  const top = { x: x + w / 2, y: y - ROTATE_PIXELS / zoom }
  return (
    <g transform={toTransform(layer)}>
      <line className={styles.frame} strokeWidth={1 / zoom} x1={top.x} x2={top.x} y1={top.y} y2={y} />
      <circle
        className={styles.handle}
        data-handle="rotate"
        style={{ cursor: 'grab' }}
        strokeWidth={1.5 / zoom}
        cx={top.x}
        cy={top.y}
        r={side * 0.6}
      />
      {handles.map((handle) => {
        const at = toHandlePlace(layer, handle)
        return (
          <rect
            key={handle}
            className={styles.handle}
            data-handle={handle}
            style={{ cursor: `${handle}-resize` }}
            strokeWidth={1.5 / zoom}
            x={at.x - side / 2}
            y={at.y - side / 2}
            width={side}
            height={side}
          />
        )
      })}
    </g>
  )
}

function toHandlePlace({ x, y, w, h }: Box, handle: Handle) {
  const across = handle.includes('w') ? 0 : w / 2
  const down = handle.includes('n') ? 0 : h / 2
  return { x: x + (handle.includes('e') ? w : across), y: y + (handle.includes('s') ? h : down) }
}

/** The union of the areas that placements cover. */
function CoveredAreas({ size: { width, height }, covering }: { size: Size; covering: readonly Placement[] }) {
  const all = covering.map(({ margins }) => margins)
  const top = height * Math.max(0, ...all.map((margins) => margins.top))
  const bottom = height * Math.max(0, ...all.map((margins) => margins.bottom))
  const left = width * Math.max(0, ...all.map((margins) => margins.left))
  const right = width * Math.max(0, ...all.map((margins) => margins.right))
  const middle = { y: top, height: height - top - bottom }
  return (
    <g className={styles.covered}>
      <rect x={0} y={0} width={width} height={top} />
      <rect x={0} y={height - bottom} width={width} height={bottom} />
      <rect x={0} width={left} {...middle} />
      <rect x={width - right} width={right} {...middle} />
    </g>
  )
}

function toRect({ x, y, w, h }: Box) {
  return { x, y, width: w, height: h }
}

function toTransform(layer: Layer): string {
  const { x, y } = getMiddle(layer)
  return `rotate(${layer.rotation} ${x} ${y})`
}
