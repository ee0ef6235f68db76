import type { ScrollPace } from '@marquee/ui/scroll-pace'
import { useEffect, useState } from 'react'
import { pageScrollElement } from '../../state/page-scroll.ts'
import { createScrollPace } from './create-scroll-pace.ts'

/** Tracks how fast the user scrolls the page. */
export function useScrollPace(): ScrollPace {
  const [pace] = useState(createScrollPace)
  useEffect(() => {
    const scroller = pageScrollElement()
    const follow = (event: Event): void => pace.move(scroller.scrollTop, event.timeStamp)
    scroller.addEventListener('scroll', follow, { passive: true })
    return () => scroller.removeEventListener('scroll', follow)
  }, [pace])
  return pace
}
