import type { CreativeDocument } from '@marquee/creative/document'
import { type AspectRatio, FULL_SIZE } from '@marquee/creative/formats'
import { useEffect, useRef, useState } from 'react'
import type { CreativeImages } from '../state/creative-resources.ts'
import { drawOnCanvas } from '../state/draw-on-canvas.ts'
import styles from './creative-canvas.module.css'

interface CreativeCanvasProps {
  document: CreativeDocument
  format: AspectRatio
  /** Null while the images load. */
  images: CreativeImages | null
  /** The description of the image for screen readers; empty if the text beside it describes it. */
  label: string
}

/** The distance from the screen at which the canvas is drawn. */
const NEAR = '400px'
const MOST_PIXELS = 2

/** A creative, drawn by the browser exactly as the server draws it. */
export function CreativeCanvas({ document, format, images, label }: CreativeCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null)
  const isNear = useIsNear(ref)
  const { width, height } = FULL_SIZE[format]

  useEffect(() => {
    const canvas = ref.current
    if (canvas === null || images === null || !isNear) {
      return undefined
    }
    // One canvas per frame: drawing forty at once would block scrolling.
    const frame = requestAnimationFrame(() => {
      const shown = canvas.getBoundingClientRect().width * Math.min(window.devicePixelRatio, MOST_PIXELS)
      drawOnCanvas(canvas, { document, format, width: Math.max(1, Math.round(shown)), images })
    })
    return () => cancelAnimationFrame(frame)
  }, [document, format, images, isNear])

  return (
    <canvas
      ref={ref}
      className={styles.canvas}
      style={{ aspectRatio: `${width} / ${height}` }}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  )
}

function useIsNear(ref: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null || isNear) {
      return undefined
    }
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: NEAR,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isNear])
  return isNear
}
