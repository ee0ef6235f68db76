import type { CreativeDocument } from '@marquee/creative/document'
import type { Background, Measurements } from '@marquee/creative/drawing-space'
import type { AspectRatio } from '@marquee/creative/formats'
import { useEffect, useRef } from 'react'
import type { CreativeImages } from '../../state/creative-resources.ts'
import { drawOnCanvas } from '../../state/draw-on-canvas.ts'
import styles from './editor-stage.module.css'

interface StageCanvasProps {
  document: CreativeDocument
  format: AspectRatio
  images: CreativeImages | null
  /** In CSS pixels. */
  width: number
  /** True during a drag: then texts keep the colours that were chosen for their earlier position. */
  isBusy: boolean
}

const MOST_PIXELS = 2

/** Draws the document at most once per frame. */
export function StageCanvas({ document, format, images, width, isBusy }: StageCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null)
  const measured = useRef<readonly Background[]>([])
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (ref.current !== null && images !== null) {
        const pixels = Math.round(width * Math.min(window.devicePixelRatio, MOST_PIXELS))
        const measurements: Measurements = { known: isBusy ? measured.current : [], taken: [] }
        drawOnCanvas(ref.current, { document, format, width: pixels, images, measurements })
        measured.current = measurements.taken
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [document, format, images, width, isBusy])
  return <canvas ref={ref} className={styles.canvas} aria-hidden />
}
