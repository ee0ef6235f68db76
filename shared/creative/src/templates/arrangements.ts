import type { FillInput } from '../layer.ts'
import { type Area, type Canvas, cutBottom, cutLeft, cutRight, cutTop, inset, type Place } from './canvas.ts'
import { FILLER } from './define-template.ts'
import { type Draft, image, scrim, shape } from './layer-drafts.ts'

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

/** Whether words stand below the image on a canvas whose usual place for them is beside it. */
const isBelow = ({ isSquare, isWide, place }: Canvas) => (isSquare || isWide) && place === 'below'

/** Whether words stand at the left of the image. */
const isBeside = ({ isSquare, isWide, isPortrait, place }: Canvas) =>
  isWide || isSquare || (isPortrait && place === 'left')

/**
 * The image fills the right half or, on a tall canvas, the lower part. A wide image stands above the words, and on
 * a tall canvas, a tall one stands beside them.
 */
export const side = withImage((canvas, tone, tall) => {
  const { all, words, isWide, isStory } = canvas
  if (isBelow(canvas)) {
    return placeBelow(canvas, tone)
  }
  if (isBeside(canvas)) {
    const split = isWide ? 88 : 53
    const picture = { x: split, y: 0, w: all.w - split, h: all.h }
    return { words: { ...words, w: split - words.x - 4.5 }, layers: panel(picture, tone) }
  }
  const height = (tall ?? TALL) + (isStory ? STORY_EXTRA : 0)
  const top = words.y + height + 5
  const layers = panel({ x: 0, y: top, w: 100, h: all.h - top }, tone)
  return { words: { ...words, h: height }, layers: isStory ? [...layers, corner(words, tone)] : layers }
})

/** A part of a disc in the upper corner of a story, above the words: placements lay the advertiser's name there, so no words can stand. */
function corner({ y }: Area, { mark }: Tone): Draft {
  return { ...shape('ellipse', { x: 100 - y, y: -y, w: y * 2, h: y * 2 }, mark, { opacity: 0.16 }), name: FILLER }
}

/**
 * The image fills the upper part or, on a wide canvas, the left half. A tall image stands beside the
 * words.
 */
export const stack = withImage((canvas, tone, tall) => {
  const { all, words, isWide, isStory, place } = canvas
  if (isStory || (!isWide && place === 'left')) {
    return side(canvas, tone, tall)
  }
  if (isWide && place !== 'below') {
    const picture = { x: 0, y: 0, w: 90, h: 100 }
    return { words: { x: 96, y: words.y, w: all.w - 96 - words.x, h: words.h }, layers: panel(picture, tone) }
  }
  return placeBelow(canvas, tone, tall)
})

/** Words below an image that fills the upper part of the canvas. */
function placeBelow({ all, words, isSquare, isWide }: Canvas, tone: Tone, tall?: number): Arranged {
  const [picture, rest] = cutTop(
    all,
    (isSquare || isWide) && tall === undefined ? 54 : all.h - words.y - 5 - (tall ?? 43),
    5,
  )
  return { words: { ...words, y: rest.y, h: rest.h - words.y }, layers: panel(picture, tone) }
}

function panel(picture: Area, { stage }: Tone): Draft[] {
  return [shape('rectangle', picture, stage), image('product', picture, { shows: 'subject_large' })]
}

/** The image has a frame with the same margin on all its outer sides. */
export const framed = withImage((canvas, tone, tall) => {
  const { all, words, isWide, isStory } = canvas
  const margin = 4
  if (isBelow(canvas)) {
    const [picture, rest] = cutTop(inset(all, margin), 50, 4)
    return { words: { ...words, y: rest.y, h: 100 - rest.y - words.y }, layers: frame(picture, tone) }
  }
  if (isBeside(canvas)) {
    const [text, picture] = cutLeft(inset(all, margin), isWide ? 76 : 46, 3.5)
    return { words: { ...words, w: text.x + text.w - words.x }, layers: frame(picture, tone) }
  }
  const height = (tall ?? TALL) + (isStory ? STORY_EXTRA : 0)
  const top = words.y + height + 5
  const picture = { x: margin, y: top, w: 100 - margin * 2, h: all.h - top - margin }
  const layers = frame(picture, tone)
  return { words: { ...words, h: height }, layers: isStory ? [...layers, corner(words, tone)] : layers }
})

function frame(picture: Area, { stage }: Tone): Draft[] {
  return [
    shape('rectangle', picture, stage, { radius: 3 }),
    image('product', picture, { shows: 'subject_large', radius: 3 }),
  ]
}

/** The image fills the canvas, with the words above the product or, on a wide canvas, at its left. A busy image fills a half of it. */
export const full = withImage((canvas, tone, tall) =>
  canvas.image === 'busy'
    ? side(canvas, tone, tall)
    : bleed(canvas, tone, canvas.place ?? (canvas.isWide || canvas.isSquare ? 'left' : 'above'), tall),
)

/** The image fills the canvas, with the words below the product or, on a wide canvas, at its right. A busy image fills a half. */
export const fullAbove = withImage((canvas, tone, tall) => {
  if (canvas.image === 'busy') {
    return stack(canvas, tone, tall)
  }
  const usual = canvas.isWide ? 'right' : 'below'
  return bleed(canvas, tone, canvas.place ?? (canvas.isStory ? 'above' : usual), tall)
})

/** The direction in which the shade behind words fades out, in degrees clockwise from the top. */
const FADES = { left: 90, right: 270, above: 180, below: 0 } as const

/** The image fills the canvas, and its product the part beside the words. */
function bleed({ all, words, isWide, isSquare, isStory }: Canvas, tone: Tone, place: Place, tall?: number): Arranged {
  const side = isWide ? 84 : 49
  const height = isSquare ? 35 : (tall ?? 42) + (isStory ? STORY_EXTRA : 0)
  const [taken, subject] = {
    left: () => cutLeft(all, side),
    right: () => cutRight(all, side),
    above: () => cutTop(all, words.y + height + 3),
    below: () => cutBottom(all, words.y + height + 3),
  }[place]()
  const text = {
    left: { ...words, w: side - words.x - 3 },
    right: { ...words, x: taken.x + 3, w: side - words.x - 3 },
    above: { ...words, h: height },
    below: { ...words, y: taken.y + 3, h: height },
  }[place]
  return {
    words: text,
    layers: [
      shape('rectangle', all, tone.stage),
      image('scene', all, { shows: 'subject_large', subject_area: toUnitBox(subject) }),
      scrim(taken, FADES[place]),
    ],
  }
}

function toUnitBox({ x, y, w, h }: Area) {
  return { x: x * 10, y: y * 10, w: w * 10, h: h * 10 }
}
