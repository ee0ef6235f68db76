import { type PointerEvent, useRef, useState } from 'react'

interface FrameDragOptions {
  /** Pixels of the screen for each frame. */
  scale: number
  onDrop: (frames: number) => void
  /** A press that was no drag. @param offset in pixels from the left edge of the element */
  onPress?: (offset: number) => void
}

const THRESHOLD = 4

/**
 * Drags something along the timeline. The change is reported once, at the end, so that it is one step to undo.
 * @returns the frames by which it is dragged, null outside of a drag, and the handlers of the element
 */
export function useFrameDrag({ scale, onDrop, onPress }: FrameDragOptions) {
  const from = useRef<number | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)

  return {
    dragged,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        if (event.button === 0) {
          event.stopPropagation()
          from.current = event.clientX
          event.currentTarget.setPointerCapture(event.pointerId)
        }
      },
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        if (from.current === null) {
          return
        }
        const distance = event.clientX - from.current
        if (dragged !== null || Math.abs(distance) >= THRESHOLD) {
          setDragged(distance / scale)
        }
      },
      onPointerUp(event: PointerEvent<HTMLElement>): void {
        if (from.current === null) {
          return
        }
        from.current = null
        if (dragged === null) {
          onPress?.(event.clientX - event.currentTarget.getBoundingClientRect().left)
        } else {
          onDrop(dragged)
        }
        setDragged(null)
      },
      onPointerCancel(): void {
        from.current = null
        setDragged(null)
      },
    },
  }
}
