import type { Stereo } from '@marquee/creative/stereo'
import { useEffect, useRef, useState } from 'react'
import { createSoundOutput } from './sound-output.ts'

/**
 * Plays one sample at a time, for example of a voice.
 * @returns the key of what is prepared or played, and functions that start and stop it
 */
export function useSamplePlayer() {
  const output = useRef(createSoundOutput())
  const stopSound = useRef(() => {})
  const wanted = useRef<string | null>(null)
  const [state, setState] = useState<{ key: string; isPlaying: boolean } | null>(null)

  useEffect(() => {
    const opened = output.current
    return () => {
      wanted.current = null
      stopSound.current()
      opened.close()
    }
  }, [])

  function stop(): void {
    wanted.current = null
    stopSound.current()
    stopSound.current = () => {}
    setState(null)
  }

  /** @param load gives the sound; null when there is none */
  async function play(key: string, load: () => Promise<Stereo | null>): Promise<void> {
    stop()
    wanted.current = key
    setState({ key, isPlaying: false })
    // The output is opened while the click counts as the user's permission.
    output.current.getTime()
    const sound = await load().catch(() => null)
    if (wanted.current !== key) {
      return
    }
    if (sound === null) {
      stop()
      return
    }
    output.current.setSound(sound)
    stopSound.current = output.current.start(0, 1, stop)
    setState({ key, isPlaying: true })
  }

  return { key: state?.key ?? null, isPlaying: state?.isPlaying === true, play, stop }
}
