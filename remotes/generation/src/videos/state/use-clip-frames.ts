import type { StoredAsset } from '@marquee/contract/assets'
import type { VideoResources } from '@marquee/creative/draw-video-frame'
import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'
import { useCallback, useEffect, useRef } from 'react'

/** The middle of a frame: at its edge, browsers may show the frame before. */
const MIDDLE = 0.5
/** A video that is this many frames off is moved; less is caught up by itself. */
const NEAR = 2

/**
 * The frames of clips for the player, by video elements that follow it. A frame that is not there yet shows the one before, so that
 * playing never waits for a clip.
 */
export function useClipFrames(assets: readonly StoredAsset[]) {
  const videos = useRef(new Map<string, HTMLVideoElement>())
  useEffect(() => {
    const opened = videos.current
    return () => {
      for (const video of opened.values()) {
        video.removeAttribute('src')
        video.load()
      }
      opened.clear()
    }
  }, [])

  const getClipFrame: VideoResources['getClipFrame'] = useCallback(
    (assetId, clipFrame) => {
      const asset = assets.find(({ id }) => id === assetId)
      if (asset === undefined) {
        return null
      }
      const video = videos.current.get(assetId) ?? openVideo(asset.url)
      videos.current.set(assetId, video)
      const wanted = (clipFrame + MIDDLE) / FRAMES_PER_SECOND
      if (!video.seeking && Math.abs(video.currentTime - wanted) * FRAMES_PER_SECOND > NEAR / FRAMES_PER_SECOND) {
        video.currentTime = wanted
      }
      return video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA
        ? null
        : { source: video, width: video.videoWidth, height: video.videoHeight }
    },
    [assets],
  )
  return { getClipFrame }
}

function openVideo(url: string): HTMLVideoElement {
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  video.src = url
  return video
}
