import { useEffect, useState } from 'react'

const PAUSE_MS = 600

/** The value as it was before the last changes, until it has not changed for 0.6 s; for requests about what a user types. */
export function useSettledValue<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
