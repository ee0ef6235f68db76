import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Safari's own event of a pinch. `scale` counts from the beginning of the pinch. */
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
 * Tells of pinches on a trackpad in Safari, which other browsers send as a wheel with Ctrl, and keeps them from zooming the page.
 * @param onPinch the factor since the last call, and where the pointer stands
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
