import { useRef } from 'react'

/** A key that stays the same while one thing is tried again and again, and is another one for the next thing. */
export function useRequestKey() {
  const key = useRef<string | null>(null)
  return {
    get: (): string => {
      key.current ??= crypto.randomUUID()
      return key.current
    },
    renew: (): void => {
      key.current = null
    },
  }
}
