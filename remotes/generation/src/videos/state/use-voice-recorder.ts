import { useEffect, useState, useSyncExternalStore } from 'react'
import { openMicrophone } from './microphone.ts'
import { createVoiceRecorder } from './voice-recorder.ts'

function wait(callback: () => void, ms: number): () => void {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}

/** A recorder of the microphone, which is closed with the component, and its state. */
export function useVoiceRecorder() {
  const [recorder] = useState(() => createVoiceRecorder({ openMicrophone, wait, now: () => performance.now() }))
  const state = useSyncExternalStore(recorder.subscribe, recorder.getState)
  useEffect(() => () => recorder.close(), [recorder])
  return { recorder, state }
}
