import { type RefObject, useRef, useState } from 'react'

export interface Player {
  ref: RefObject<HTMLVideoElement | null>
  /** Where the video stands, in seconds. */
  time: number
  /** Stops there, so that the moment can be looked at. */
  seek(seconds: number): void
  handlers: { onTimeUpdate: () => void; onSeeked: () => void }
}

/** A video that marks on the page move to their moments. */
export function usePlayer(): Player {
  const ref = useRef<HTMLVideoElement>(null)
  const [time, setTime] = useState(0)
  const follow = () => setTime(ref.current?.currentTime ?? 0)
  return {
    ref,
    time,
    seek(seconds) {
      const video = ref.current
      if (video !== null) {
        video.pause()
        video.currentTime = seconds
      }
      setTime(seconds)
    },
    handlers: { onTimeUpdate: follow, onSeeked: follow },
  }
}
