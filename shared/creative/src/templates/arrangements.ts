import type { FillInput } from '../layer.ts'
import { type Area, type Canvas, cutLeft, cutTop, inset } from './canvas.ts'
import { type Draft, image, scrim, shape } from './design.ts'

type Color = 'paper' | 'ink' | 'accent' | 'soft' | 'deep' | 'white' | 'black'

/** The colours of a design. */
export interface Tone {
  background: FillInput
  text: Color
  /** Marks and rules. */
  mark: Color
  button: Color
  buttonText: Color
  /** The background of a product that is cut out. */
  stage: FillInput
}

export const tones = {
  paper: { background: 'paper', text: 'ink', mark: 'accent', button: 'accent', buttonText: 'white', stage: 'soft' },
  soft: { background: 'soft', text: 'ink', mark: 'accent', button: 'deep', buttonText: 'white', stage: 'paper' },
  deep: {
    background: 'deep',
    text: 'white',
    mark: 'soft',
    button: 'white',
    buttonText: 'black',
    stage: { from: 'soft', to: 'paper', angle: 160 },
  },
  accent: { background: 'accent', text: 'white', mark: 'white', button: 'white', buttonText: 'black', stage: 'soft' },
  white: {
    background: 'white',
    text: 'black',
    mark: 'accent',
    button: 'black',
    buttonText: 'white',
    stage: { from: 'soft', to: 'paper', angle: 180 },
  },
} as const satisfies Record<string, Tone>

/** The place of the words, and the layers of the image. */
export interface Arranged {
  words: Area
  layers: Draft[]
}

/** @param tall the height of the words where they stand above the image, when they need more than usual */
export type Arrangement = (canvas: Canvas, tone: Tone, tall?: number) => Arranged

/** Without an image the words have the whole canvas, beside a shape that fills what no words may use. */
function arrangeWithoutImage({ words, all, isStory, isWide }: Canvas, tone: Tone): Arranged {
  const disc = isStory
    ? { x: -22, y: 124, w: 144, h: 144 }
    : { x: all.w - (isWide ? 46 : 30), y: all.h - (isWide ? 46 : 30), w: 92, h: 92 }
  return {
    words: isWide ? { ...words, w: 128 } : words,
    layers: [shape('ellipse', disc, tone.mark, { opacity: isStory ? 0.9 : 0.16 })],
  }
}

const withImage =
  (arrange: Arrangement): Arrangement =>
  (canvas, tone, tall) =>
    canvas.image === 'none' ? arrangeWithoutImage(canvas, tone) : arrange(canvas, tone, tall)

/** The usual height of words above an image. */
const TALL = 50
/** A story has more room. Its words stand above the image, because buttons of the placement cover the lower third. */
const STORY_EXTRA = 2

/** The image fills the right half or, on a tall canvas, the lower part. */
export const side = withImage((canvas, tone, tall) => {
  const { all, words, isWide, isSquare, isStory } = canvas
  if (isWide || isSquare) {
    const split = isWide ? 88 : 53
    const picture = { x: split, y: 0, w: all.w - split, h: 100 }
    return { words: { ...words, w: split - words.x - 4.5 }, layers: panel(picture, tone) }
  }
  const height = (tall ?? TALL) + (isStory ? STORY_EXTRA : 0)
  const top = words.y + height + 5
  const picture = { x: 0, y: top, w: 100, h: all.h - top }
  return {
    words: { ...words, h: height },
    layers: [...panel(picture, tone), ...(isStory ? [corner(words, tone)] : [])],
  }
})

/** The image fills the upper part or, on a wide canvas, the left half. */
export const stack = withImage((canvas, tone, tall) => {
  const { all, words, isWide, isSquare, isStory } = canvas
  if (isStory) {
    return side(canvas, tone, tall)
  }
  if (isWide) {
    const picture = { x: 0, y: 0, w: 90, h: 100 }
    return { words: { x: 96, y: words.y, w: all.w - 96 - words.x, h: words.h }, layers: panel(picture, tone) }
  }
  const [picture, rest] = cutTop(all, isSquare ? 54 : all.h - words.y - 5 - (tall ?? 43), 5)
  return { words: { ...words, y: rest.y, h: rest.h - words.y }, layers: panel(picture, tone) }
})

/** A part of a disc in the upper corner of a story, above the words: placements lay the advertiser's name there, so no words can stand. */
function corner({ y }: Area, { mark }: Tone): Draft {
  return shape('ellipse', { x: 100 - y, y: -y, w: y * 2, h: y * 2 }, mark, { opacity: 0.16 })
}

function panel(picture: Area, { stage }: Tone): Draft[] {
  return [shape('rectangle', picture, stage), image('product', picture, { shows: 'subject_large' })]
}

/** The image has a frame with the same margin on all its outer sides. */
export const framed = withImage((canvas, tone, tall) => {
  const { all, words, isWide, isSquare, isStory } = canvas
  const margin = 4
  if (isWide || isSquare) {
    const [text, picture] = cutLeft(inset(all, margin), isWide ? 76 : 46, 3.5)
    return { words: { ...words, w: text.x + text.w - words.x }, layers: frame(picture, tone) }
  }
  const height = (tall ?? TALL) + (isStory ? STORY_EXTRA : 0)
  const top = words.y + height + 5
  return {
    words: { ...words, h: height },
    layers: [
      ...frame({ x: margin, y: top, w: 100 - margin * 2, h: all.h - top - margin }, tone),
      ...(isStory ? [corner(words, tone)] : []),
    ],
  }
})

function frame(picture: Area, { stage }: Tone): Draft[] {
  return [
    shape('rectangle', picture, stage, { radius: 3 }),
    image('product', picture, { shows: 'subject_large', radius: 3 }),
  ]
}

/** The image fills the canvas; the product stands below the words or, on a wide canvas, beside them. A busy image fills a half of it. */
export const full = withImage((canvas, tone, tall) => {
  const { all, words, isWide, isSquare, isStory } = canvas
  if (canvas.image === 'busy') {
    return side(canvas, tone, tall)
  }
  if (isWide || isSquare) {
    const split = isWide ? 84 : 49
    const text = { ...words, w: split - words.x - 3 }
    const subject = { x: split, y: 0, w: all.w - split, h: 100 }
    return { words: text, layers: bleed(canvas, tone, subject, scrim({ x: 0, y: 0, w: split, h: 100 }, 90)) }
  }
  const height = (tall ?? 42) + (isStory ? STORY_EXTRA : 0)
  const bottom = words.y + height + 3
  const subject = { x: 0, y: bottom, w: 100, h: all.h - bottom }
  return {
    words: { ...words, h: height },
    layers: bleed(canvas, tone, subject, scrim({ x: 0, y: 0, w: 100, h: bottom + 2 }, 180)),
  }
})

/** The image fills the canvas; the words stand below the product or, on a wide canvas, at its right. A busy image fills a half. */
export const fullAbove = withImage((canvas, tone, tall) => {
  const { all, words, isWide, isStory } = canvas
  if (canvas.image === 'busy') {
    return stack(canvas, tone, tall)
  }
  if (isStory) {
    return full(canvas, tone, tall)
  }
  if (isWide) {
    const split = 92
    const text = { x: split + 3, y: words.y, w: all.w - split - 3 - words.x, h: words.h }
    const shade = scrim({ x: split, y: 0, w: all.w - split, h: 100 }, 270)
    return { words: text, layers: bleed(canvas, tone, { x: 0, y: 0, w: split, h: 100 }, shade) }
  }
  const height = canvas.isSquare ? 35 : (tall ?? 42)
  const top = all.h - words.y - height
  const subject = { x: 0, y: 0, w: 100, h: top - 3 }
  return {
    words: { ...words, y: top, h: height },
    layers: bleed(canvas, tone, subject, scrim({ x: 0, y: top - 5, w: 100, h: all.h - top + 5 }, 0)),
  }
})

function bleed({ all }: Canvas, { stage }: Tone, subject: Area, shade: Draft): Draft[] {
  return [
    shape('rectangle', all, stage),
    image('scene', all, { shows: 'subject_large', subject_area: toUnitBox(subject) }),
    shade,
  ]
}

function toUnitBox({ x, y, w, h }: Area) {
  return { x: x * 10, y: y * 10, w: w * 10, h: h * 10 }
}
