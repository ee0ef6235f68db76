import type { CreativeDocument } from '@marquee/creative/document'
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
}

const MOST_PIXELS = 2

/** Draws the document at most once per frame. */
export function StageCanvas({ document, format, images, width }: StageCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (ref.current !== null && images !== null) {
        const pixels = Math.round(width * Math.min(window.devicePixelRatio, MOST_PIXELS))
        drawOnCanvas(ref.current, { document, format, width: pixels, images })
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [document, format, images, width])
  return <canvas ref={ref} className={styles.canvas} aria-hidden />
}
