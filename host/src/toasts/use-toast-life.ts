import { useEffect, useRef, useState } from 'react'

/**
 * Calls `onEnd` after `life` milliseconds, not counting the time while it is paused; without `life` never.
 * @returns handlers that pause while the pointer or the focus is on the toast
 */
export function useToastLife(life: number | undefined, onEnd: () => void) {
  const [isPaused, setPaused] = useState(false)
  const remaining = useRef(life)
  const end = useRef(onEnd)

  useEffect(() => {
    end.current = onEnd
  })

  useEffect(() => {
    if (remaining.current === undefined || isPaused) {
      return
    }
    const startedAt = performance.now()
    const timer = setTimeout(() => end.current(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current = Math.max(0, (remaining.current ?? 0) - (performance.now() - startedAt))
    }
  }, [isPaused])

  return {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  }
}
