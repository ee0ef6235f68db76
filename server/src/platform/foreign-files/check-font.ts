import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { Refusal } from './refusal.ts'

const UNREADABLE = 'The font is damaged and cannot be read. Choose another file of it.'
const FAMILY = 'checked'
/** Characters of several scripts: a font must have glyphs of at least one of them. */
const SAMPLES = ['Hamburgefonstiv 0123', 'Дом', 'ألف', 'あア漢', '한글', 'ไทย', 'नम', '★●']
const SIZE = 40

/**
 * Opens a font the way that drawing does, and draws with it.
 * @throws Refusal when the canvas cannot read it, or it draws nothing
 */
export function checkFont(content: Uint8Array): void {
  const font = GlobalFonts.register(Buffer.from(content), FAMILY)
  if (font === null) {
    throw new Refusal(UNREADABLE)
  }
  try {
    if (!SAMPLES.some(isDrawn)) {
      throw new Refusal(UNREADABLE)
    }
  } finally {
    GlobalFonts.remove(font)
  }
}

/** The process that checks has no other fonts, so everything that is drawn was drawn by the checked font. */
function isDrawn(sample: string): boolean {
  const canvas = createCanvas(SIZE * sample.length, SIZE * 2)
  const context = canvas.getContext('2d')
  context.font = `${SIZE}px ${FAMILY}`
  context.fillText(sample, 0, SIZE * 1.4)
  return context.getImageData(0, 0, canvas.width, canvas.height).data.some((value) => value > 0)
}
