import { type KeyboardEvent, useRef, useState } from 'react'

/** State of a strip of slides that scrolls sideways with snap points, derived from the scroll position alone. */
export function useCarousel(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)

  function show(next: number): void {
    const { current } = track
    const target = Math.min(Math.max(next, 0), count - 1)
    setIndex(target)
    current?.scrollTo?.({ left: target * current.clientWidth, behavior: 'smooth' })
  }

  function handleScroll(): void {
    const { current } = track
    if (current !== null && current.clientWidth > 0) {
      setIndex(Math.min(Math.max(Math.round(Math.abs(current.scrollLeft) / current.clientWidth), 0), count - 1))
    }
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step !== undefined && event.target === event.currentTarget) {
      event.preventDefault()
      show(index + step)
    }
  }

  return { track, index, show, handleScroll, handleKeyDown }
}
