import { useRef } from 'react'

/** A key that stays the same while one request is retried, and changes for the next request. */
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
