import { createFrameDrawer, type FrameDrawer, type VideoResources } from '@marquee/creative/draw-video-frame'
import { type AspectRatio, FULL_SIZE } from '@marquee/creative/formats'
import { planFrame } from '@marquee/creative/plan-frame'
import type { TimedScene } from '@marquee/creative/scene-times'
import type { VideoProject } from '@marquee/creative/video-project'
import { useEffect, useRef } from 'react'
import { makeContext } from '../../state/make-context.ts'
import { openContext } from '../../../state/draw-on-canvas.ts'
import { getTellingFrame } from '../../state/telling-frame.ts'
import styles from './timeline.module.css'

interface SceneThumbnailProps {
  project: VideoProject
  format: AspectRatio
  timed: TimedScene
  resources: VideoResources | null
}

const HEIGHT = 80
const drawers = new Map<AspectRatio, FrameDrawer>()

/** One drawer for all thumbnails of a format. */
function getDrawer(format: AspectRatio): FrameDrawer {
  const size = FULL_SIZE[format]
  const drawer =
    drawers.get(format) ??
    createFrameDrawer({ format, width: Math.round((HEIGHT * size.width) / size.height), makeContext })
  drawers.set(format, drawer)
  return drawer
}

/** A small image of a scene, at a moment at which all of it is there. */
export function SceneThumbnail({ project, format, timed, resources }: SceneThumbnailProps) {
  const ref = useRef<HTMLCanvasElement>(null)
  const { width, height } = getDrawer(format)
  const { scene } = timed
  const { look } = project
  useEffect(() => {
    const context = ref.current === null ? null : openContext(ref.current)
    if (context === null || resources === null) {
      return undefined
    }
    // Thumbnails can wait: the player is drawn first.
    const timer = setTimeout(() => {
      const alone = { ...project, scenes: [scene], overlays: [] }
      getDrawer(format).draw(context, alone, planFrame(alone, format, getTellingFrame(scene)), resources)
    }, 60)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- other scenes do not change this one
  }, [scene, look, format, resources])
  return <canvas ref={ref} className={styles.thumbnail} width={width} height={height} aria-hidden />
}
