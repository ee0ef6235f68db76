import { useCallback, useEffect, useRef } from 'react'
import type { Mixer } from './mixer.ts'

/** A mixer that is started when it is first needed, and ends with the component. */
export function useMixer(): () => Promise<Mixer> {
  const opened = useRef<Promise<Mixer> | null>(null)
  useEffect(
    () => () => {
      void opened.current?.then((mixer) => mixer.close())
      opened.current = null
    },
    [],
  )
  return useCallback(() => {
    opened.current ??= import('./open-mixer.ts').then(({ openMixer }) => openMixer())
    return opened.current
  }, [])
}
