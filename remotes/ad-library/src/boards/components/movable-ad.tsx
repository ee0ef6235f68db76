import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DropSide } from '../state/find-drop-target.ts'
import type { AdFrameProps } from '../../components/grid/ad-grid-cell.tsx'
import styles from './movable-ad.module.css'

/** Marks a dragged ad of this page; other things that are dragged over the ads are ignored. */
const DRAGGED = 'board-ad'

/** Called with the dropped ad and the drop position. */
export const MoveAdContext = createContext<(adId: string, targetId: string, side: DropSide) => void>(() => {})

/** An ad of a board that can be dragged before or behind another ad. For the keyboard, the ad's menu moves it. */
export function MovableAd({ adId, className, ...frame }: AdFrameProps) {
  const element = useRef<HTMLDivElement>(null)
  const { side, isDragged } = useAdDrag(element, adId)
  return (
    <div
      {...frame}
      ref={element}
      role="presentation"
      className={`${className} ${styles.ad}`}
      data-drop={side}
      data-dragged={isDragged || undefined}
      onPointerDownCapture={leaveDraggingToTheAd}
    />
  )
}

function useAdDrag(element: React.RefObject<HTMLElement | null>, adId: string) {
  const move = use(MoveAdContext)
  const [side, setSide] = useState<DropSide>()
  const [isDragged, setIsDragged] = useState(false)
  const handleDrop = useEffectEvent((dragged: string, at: DropSide) => move(dragged, adId, at))
  useEffect(() => {
    const ad = element.current
    if (ad === null) {
      return
    }
    return combine(
      draggable({
        element: ad,
        getInitialData: () => ({ [DRAGGED]: adId }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element: ad,
        canDrop: ({ source }) => DRAGGED in source.data && source.data[DRAGGED] !== adId,
        onDrag: ({ location }) => setSide(sideAt(ad, location.current.input)),
        onDragLeave: () => setSide(undefined),
        onDrop: ({ source, location }) => {
          setSide(undefined)
          handleDrop(String(source.data[DRAGGED]), sideAt(ad, location.current.input))
        },
      }),
    )
  }, [element, adId])
  return { side, isDragged }
}

/** In columns, the left half of an ad means before it; if an ad fills the row, the upper half does. */
function sideAt(ad: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): DropSide {
  const { left, top, width, height } = ad.getBoundingClientRect()
  const isAlone = width * 2 > (ad.parentElement?.clientWidth ?? 0)
  return (isAlone ? clientY < top + height / 2 : clientX < left + width / 2) ? 'before' : 'behind'
}

/** Prevents the browser from dragging links and images on their own. */
function leaveDraggingToTheAd({ target }: React.PointerEvent): void {
  if (target instanceof Element) {
    target.closest('a, img')?.setAttribute('draggable', 'false')
  }
}
