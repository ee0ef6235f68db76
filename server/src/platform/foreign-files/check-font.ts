import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { Refusal } from './refusal.ts'

const UNREADABLE = 'The font is damaged and cannot be read. Choose another file of it.'
const FAMILY = 'checked'
/** Some of several scripts: a font has to show one of them at least. */
const SAMPLES = ['Hamburgefonstiv 0123', 'Дом', 'ألف', 'あア漢', '한글', 'ไทย', 'नम', '★●']
const SIZE = 40

/**
 * Opens a font as drawing does, and draws with it.
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

/** The process that checks knows no other font, so that what is drawn was drawn by the one that is checked. */
function isDrawn(sample: string): boolean {
  const canvas = createCanvas(SIZE * sample.length, SIZE * 2)
  const context = canvas.getContext('2d')
  context.font = `${SIZE}px ${FAMILY}`
  context.fillText(sample, 0, SIZE * 1.4)
  return context.getImageData(0, 0, canvas.width, canvas.height).data.some((value) => value > 0)
}
