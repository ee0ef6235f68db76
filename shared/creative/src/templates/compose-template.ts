import type { Template } from '../template.ts'
import type { Arrangement, Tone } from './arrangements.ts'
import type { Canvas } from './canvas.ts'
import { defineTemplate, type DesignHead } from './define-template.ts'
import { column, type Row } from './layer-drafts.ts'

interface Composition {
  arrangement: Arrangement
  tone: Tone
  /** From top to bottom. */
  rows: (canvas: Canvas) => readonly Row[]
  gap?: number
  /** The height of the words where they stand above the image, when they need more than usual. */
  tall?: number
}

/** A template whose words stand in one column beside the image. */
export function composeTemplate(head: DesignHead, { arrangement, tone, rows, gap = 3, tall }: Composition): Template {
  return defineTemplate(head, (canvas) => {
    const { words, layers } = arrangement(canvas, tone, tall)
    return { background: tone.background, layers: [layers, [column(words, rows(canvas), gap)]] }
  })
}
