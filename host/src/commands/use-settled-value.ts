import { useEffect, useState } from 'react'

/** A value once it has stayed the same for a while, as a text while somebody types. @param milliseconds how long */
export function useSettledValue<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
