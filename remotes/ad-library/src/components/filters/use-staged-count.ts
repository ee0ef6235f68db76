import { startTransition, useEffect, useState } from 'react'

/** A slow search must not keep the filters from who wants another one. */
const LONGEST_WAIT_MS = 2000

/**
 * How many of several costly parts to render: one more after each paint, so that none of them holds up a frame for long.
 * @param isReady nothing begins before, but for what comes too late
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
