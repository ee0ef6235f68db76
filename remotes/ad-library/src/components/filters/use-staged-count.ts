import { startTransition, useEffect, useState } from 'react'

/** The longest wait for a slow search, after which the filters can be used anyway. */
const LONGEST_WAIT_MS = 2000

/**
 * How many of several slow parts to render: one more after each paint, so that no part blocks a frame for long.
 * @param isReady rendering starts only when this is true, or after the longest wait
 */
export function useStagedCount(total: number, isReady: boolean): number {
  const [startedReady] = useState(isReady)
  const [isLate, setLate] = useState(false)
  const [count, setCount] = useState(startedReady ? total : 0)
  const isWaiting = !isReady && !isLate
  useEffect(() => {
    if (!isWaiting) {
      return undefined
    }
    const timer = setTimeout(() => setLate(true), LONGEST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  useEffect(() => {
    if (isWaiting || count >= total) {
      return undefined
    }
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + 1)))
    return () => cancelAnimationFrame(frame)
  }, [isWaiting, count, total])
  return count
}
