import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Safari's own pinch event. `scale` is relative to the beginning of the pinch. */
interface GestureEvent extends UIEvent {
  readonly scale: number
  readonly clientX: number
  readonly clientY: number
}

declare global {
  interface HTMLElementEventMap {
    gesturestart: GestureEvent
    gesturechange: GestureEvent
    gestureend: GestureEvent
  }
}

const GESTURES = ['gesturestart', 'gesturechange', 'gestureend'] as const

/**
 * Reports trackpad pinches in Safari, which other browsers send as a wheel event with Ctrl, and prevents zooming of the page.
 * @param onPinch receives the factor since the last call and the position of the pointer
 */
export function useGestureZoom(
  room: RefObject<HTMLElement | null>,
  onPinch: (factor: number, client: { x: number; y: number }) => void,
): void {
  const scale = useRef(1)
  const handleGesture = useEffectEvent((event: GestureEvent) => {
    event.preventDefault()
    if (event.type === 'gesturechange') {
      onPinch(event.scale / scale.current, { x: event.clientX, y: event.clientY })
    }
    scale.current = event.scale
  })
  useEffect(() => {
    const element = room.current
    const listener = (event: GestureEvent) => handleGesture(event)
    for (const type of GESTURES) {
      element?.addEventListener(type, listener, { passive: false })
    }
    return () => GESTURES.forEach((type) => element?.removeEventListener(type, listener))
  }, [room])
}
