import { useEffect, useState } from 'react'

/** Becomes true permanently after the first paint of what was rendered while `isReady` was true. */
export function useAfterPaint(isReady: boolean): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!isReady) {
      return undefined
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    // The frame's callbacks run before the paint; a task that they queue runs after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isReady])
  return isPainted
}
