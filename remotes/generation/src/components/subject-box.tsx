import type { ShareBox } from '@marquee/creative/image-subject'
import { useRef } from 'react'
import { type Corner, corners, moveBox, moveCorner } from '../state/change-box.ts'
import styles from './subject-box.module.css'

interface SubjectBoxProps {
  /** The address of the image. */
  src: string
  alt: string
  value: ShareBox
  isDisabled: boolean
  onChange: (box: ShareBox) => void
}

/** The share of the image that one press of an arrow key moves. */
const KEY_STEP = 0.01

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
}

/**
 * An image with a rectangle around its product. The rectangle and its corners are dragged, or moved with the arrow keys; with Shift, the
 * arrow keys move its lower right corner.
 */
export function SubjectBox({ src, alt, value, isDisabled, onChange }: SubjectBoxProps) {
  const frame = useRef<HTMLDivElement>(null)
  const drag = useRef<{ x: number; y: number; box: ShareBox }>(null)

  function startDrag(event: React.PointerEvent<HTMLElement>): void {
    if (!isDisabled) {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { x: event.clientX, y: event.clientY, box: value }
    }
  }

  function continueDrag(event: React.PointerEvent<HTMLElement>, corner: Corner | null): void {
    const { width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {}
    if (drag.current !== null && width > 0 && height > 0) {
      event.stopPropagation()
      const { x, y, box } = drag.current
      const [dx, dy] = [(event.clientX - x) / width, (event.clientY - y) / height]
      onChange(corner === null ? moveBox(box, dx, dy) : moveCorner(box, corner, dx, dy))
    }
  }

  function endDrag(): void {
    drag.current = null
  }

  function handleKey(event: React.KeyboardEvent): void {
    const step = ARROWS[event.key]
    if (step !== undefined && !isDisabled) {
      event.preventDefault()
      onChange(event.shiftKey ? moveCorner(value, 'bottom-right', ...step) : moveBox(value, ...step))
    }
  }

  const percent = (share: number) => `${share * 100}%`
  return (
    <div className={styles.frame} ref={frame}>
      <img className={styles.image} src={src} alt={alt} draggable={false} />
      <button
        type="button"
        className={styles.box}
        style={{ left: percent(value.x), top: percent(value.y), width: percent(value.w), height: percent(value.h) }}
        aria-label="Box around the product: move it with the arrow keys, resize it with Shift and the arrow keys"
        disabled={isDisabled}
        onKeyDown={handleKey}
        onPointerDown={startDrag}
        onPointerMove={(event) => continueDrag(event, null)}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
      >
        {corners.map((corner) => (
          <span
            key={corner}
            className={styles.corner}
            data-corner={corner}
            onPointerDown={startDrag}
            onPointerMove={(event) => continueDrag(event, corner)}
            onPointerUp={endDrag}
            onPointerCancel={endDrag}
          />
        ))}
      </button>
    </div>
  )
}
