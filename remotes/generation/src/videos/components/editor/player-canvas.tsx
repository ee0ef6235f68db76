import type { Cue } from '@marquee/creative/cue'
import { createFrameDrawer, type VideoResources } from '@marquee/creative/draw-video-frame'
import { type AspectRatio, FULL_SIZE } from '@marquee/creative/formats'
import { planFrame } from '@marquee/creative/plan-frame'
import type { VideoProject } from '@marquee/creative/video-project'
import { useEffect, useMemo, useRef, useState } from 'react'
import { openContext } from '../../../state/draw-on-canvas.ts'
import { makeContext } from '../../state/make-context.ts'
import type { Player } from '../../state/player.ts'
import styles from './player-panel.module.css'

interface PlayerCanvasProps {
  player: Player
  project: VideoProject
  format: AspectRatio
  cues: readonly Cue[]
  /** Null while images and fonts load. */
  resources: VideoResources | null
}

const MOST_PIXELS = 2
/** Pixels. */
const STEP = 90

/** Shows the frame of the player in one format, drawn by the code that renders the file. */
export function PlayerCanvas({ player, project, format, cues, resources }: PlayerCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null)
  const size = FULL_SIZE[format]
  const width = Math.min(size.width, useShownPixels(ref))
  const drawer = useMemo(() => createFrameDrawer({ format, width, makeContext }), [format, width])

  useEffect(() => {
    const canvas = ref.current
    const context = canvas === null ? null : openContext(canvas)
    if (context === null || resources === null) {
      return undefined
    }
    const target = context
    const loaded = resources
    let request = 0
    let shown = -1

    function draw(): void {
      request = 0
      const { frame } = player.getState()
      if (frame !== shown) {
        shown = frame
        drawer.draw(target, project, planFrame(project, format, frame, cues), loaded)
      }
    }
    function scheduleDrawing(): void {
      request = request === 0 ? requestAnimationFrame(draw) : request
    }

    scheduleDrawing()
    const unsubscribe = player.subscribe(scheduleDrawing)
    return () => {
      unsubscribe()
      cancelAnimationFrame(request)
    }
  }, [player, project, format, cues, resources, drawer])

  return (
    <canvas
      ref={ref}
      className={styles.canvas}
      width={drawer.width}
      height={drawer.height}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      role="img"
      aria-label={`The video in ${format}`}
    />
  )
}

/** The width at which an element is shown, in pixels of the screen, in steps that keep a drawing while a window is resized. */
function useShownPixels(ref: React.RefObject<HTMLElement | null>): number {
  const [pixels, setPixels] = useState(360)
  useEffect(() => {
    const element = ref.current
    if (element === null) {
      return undefined
    }
    const observer = new ResizeObserver(([entry]) => {
      const shown = (entry?.contentRect.width ?? 0) * Math.min(window.devicePixelRatio, MOST_PIXELS)
      setPixels(Math.max(STEP, Math.ceil(shown / STEP) * STEP))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return pixels
}
