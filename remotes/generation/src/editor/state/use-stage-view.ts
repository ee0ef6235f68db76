import type { Size } from '@marquee/creative/formats'
import {
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useGestureZoom } from './use-gesture-zoom.ts'
import { useSpaceHeld } from './use-space-held.ts'
import { limitZoom, readWheelZoom, toScroll } from './zooming.ts'

/** The margin around a canvas that fits the stage, in pixels of the screen. */
const PADDING = 56

interface Place {
  x: number
  y: number
}

/** A point of the canvas, in drawing units, that keeps its position in the window while the zoom changes. */
interface Anchor {
  unit: Place
  client: Place
}

/**
 * Zooming and panning of the stage: wheel with Ctrl or ⌘ and a pinch zoom around the pointer; the middle button, a drag with Space held,
 * two fingers anywhere and one finger beside the canvas pan.
 */
export function useStageView(size: Size) {
  const scroller = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(0.4)
  const anchor = useRef<Anchor | null>(null)
  const pointers = useRef(new Map<number, Place>())
  const isSpaceHeld = useSpaceHeld(stage)
  const [isPanning, setPanning] = useState(false)
  /** Whether the whole canvas is shown, and is to be shown in a stage of another size too. */
  const isFitted = useRef(true)

  /** @param client the point where the canvas stays in place; the middle of the stage when left out */
  const changeZoom = useCallback(
    (change: (before: number) => number, client?: Place) => {
      const view = scroller.current?.getBoundingClientRect()
      const canvas = stage.current?.getBoundingClientRect()
      if (view !== undefined && canvas !== undefined) {
        const at = client ?? { x: view.x + view.width / 2, y: view.y + view.height / 2 }
        anchor.current = { unit: { x: (at.x - canvas.x) / zoom, y: (at.y - canvas.y) / zoom }, client: at }
      }
      isFitted.current = false
      setZoom((before) => limitZoom(change(before)))
    },
    [zoom],
  )

  const fit = useCallback(() => {
    const room = scroller.current
    if (room !== null && room.clientWidth > 0) {
      anchor.current = null
      isFitted.current = true
      const across = (room.clientWidth - PADDING) / size.width
      setZoom(limitZoom(Math.min(across, (room.clientHeight - PADDING) / size.height)))
    }
  }, [size.width, size.height])
  useLayoutEffect(fit, [fit])
  useResize(scroller, () => isFitted.current && fit())

  useLayoutEffect(() => {
    const [room, canvas, kept] = [scroller.current, stage.current, anchor.current]
    if (room !== null && canvas !== null && kept !== null) {
      const { x, y } = canvas.getBoundingClientRect()
      room.scrollLeft += toScroll(x, kept.unit.x * zoom, kept.client.x)
      room.scrollTop += toScroll(y, kept.unit.y * zoom, kept.client.y)
    }
  }, [zoom])

  const handleWheel = useEffectEvent((event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      changeZoom((before) => before * readWheelZoom(event), { x: event.clientX, y: event.clientY })
    }
  })
  useEffect(() => {
    const room = scroller.current
    // React's own listener is passive: it could not prevent the browser from zooming the page.
    const listener = (event: WheelEvent) => handleWheel(event)
    room?.addEventListener('wheel', listener, { passive: false })
    return () => room?.removeEventListener('wheel', listener)
  }, [])

  useGestureZoom(scroller, (factor, client) => {
    // Safari also sends gesture events for fingers on a touch screen; their pointer events zoom already.
    if (pointers.current.size === 0) {
      changeZoom((before) => before * factor, client)
    }
  })

  function handlePointerDown(event: PointerEvent): void {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const isBeside = event.target === scroller.current
    const isFinger = event.pointerType === 'touch' && (isBeside || pointers.current.size === 2)
    if (isFinger || event.button === 1 || (isSpaceHeld && event.button === 0)) {
      event.preventDefault()
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      setPanning(true)
    } else if (event.pointerType !== 'touch') {
      pointers.current.delete(event.pointerId)
    }
  }

  function handlePointerMove(event: PointerEvent): void {
    const before = pointers.current.get(event.pointerId)
    if (before === undefined) {
      return
    }
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, place]) => place)
    const now = { x: event.clientX, y: event.clientY }
    pointers.current.set(event.pointerId, now)
    if (!isPanning || scroller.current === null) {
      return
    }
    event.stopPropagation()
    const [other] = others
    // With two fingers, each finger moves the middle between them by half of its own distance.
    const share = other === undefined ? 1 : 0.5
    scroller.current.scrollLeft -= (now.x - before.x) * share
    scroller.current.scrollTop -= (now.y - before.y) * share
    if (other !== undefined) {
      const spread = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y)
      changeZoom((before) => before * spread, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
    }
  }

  function handlePointerEnd(event: PointerEvent): void {
    pointers.current.delete(event.pointerId)
    if (isPanning) {
      event.stopPropagation()
      setPanning(pointers.current.size > 1)
    }
  }

  return {
    scroller,
    stage,
    zoom,
    fit,
    zoomTo: (next: number) => changeZoom(() => next),
    zoomBy: (factor: number) => changeZoom((before) => before * factor),
    isPanning,
    cursor: getCursor(isPanning, isSpaceHeld),
    /** These handlers are on the scroller and receive every event before the stage does. */
    handlers: {
      onPointerDownCapture: handlePointerDown,
      onPointerMoveCapture: handlePointerMove,
      onPointerUpCapture: handlePointerEnd,
      onPointerCancelCapture: handlePointerEnd,
    },
  }
}

function useResize(element: RefObject<HTMLElement | null>, onResize: () => void): void {
  const handleResize = useEffectEvent(onResize)
  useEffect(() => {
    if (element.current === null) {
      return
    }
    const observer = new ResizeObserver(() => handleResize())
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
}

export type StageView = ReturnType<typeof useStageView>

function getCursor(isPanning: boolean, isSpaceHeld: boolean): 'grabbing' | 'grab' | undefined {
  if (isPanning) {
    return 'grabbing'
  }
  return isSpaceHeld ? 'grab' : undefined
}
