import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Runs `retry` each time the browser goes online again. */
export function useBackOnline(retry: () => void): void {
  const handleOnline = useEffectEvent(retry)
  useEffect(() => {
    const listen = (): void => handleOnline()
    window.addEventListener('online', listen)
    return () => window.removeEventListener('online', listen)
  }, [])
}

/** Whether the browser considers itself online. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(listenToConnection, () => navigator.onLine)
}

function listenToConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
