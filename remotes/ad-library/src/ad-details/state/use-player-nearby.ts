import { type RefObject, useEffect, useState } from 'react'

interface NearbyPlayer {
  /** Where the video stands, in seconds. */
  time: number
  /** Plays the video from a time. */
  seek: (seconds: number) => void
}

/** The video in the same article as an element: the viewer of the ad mounts it when it is played, and changes it with its carousel. */
export function usePlayerNearby(place: RefObject<HTMLElement | null>): NearbyPlayer {
  const [time, setTime] = useState(0)
  useEffect(() => {
    const article = place.current?.closest('article')
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLVideoElement) {
        setTime(target.currentTime)
      }
    }
    // Events of media do not bubble, but they are captured.
    for (const name of ['timeupdate', 'seeked']) {
      article?.addEventListener(name, follow, true)
    }
    return () => {
      for (const name of ['timeupdate', 'seeked']) {
        article?.removeEventListener(name, follow, true)
      }
    }
  }, [place])

  function seek(seconds: number): void {
    const video = place.current?.closest('article')?.querySelector('video')
    if (video) {
      video.currentTime = seconds
      video.scrollIntoView({ block: 'nearest' })
      setTime(seconds)
      // A browser that blocks automatic playback still shows the frame at this time.
      void video.play().catch(() => {})
    }
  }
  return { time, seek }
}
