import { type ContentBinding, contentBindings, CONTENT_LIMITS, type CreativeContent } from '@marquee/creative/content'
import { composeCreative, type CreativeParts } from '@marquee/creative/compose-creative'
import type { AspectRatio } from '@marquee/creative/formats'
import type { Template } from '@marquee/creative/template'
import { drawOnCanvas } from './draw-on-canvas.ts'

const usual: CreativeContent = {
  headline: 'Your best night of sleep starts at nine',
  subline: 'A mist of lavender and magnesium. Two sprays on the pillow, and the day lets go of you.',
  body: 'Nine in ten customers fall asleep faster within two weeks.',
  call_to_action: 'Try it for 30 nights',
  offer: '−25%',
  price: '$29',
  old_price: '$39',
  quote: 'I used to lie awake until two. Now I do not even hear the second page of the audiobook.',
  author: 'Mara T.\nVerified buyer',
  rating: '4.8/5',
  badge: 'New',
  benefit_1: 'Works in ten minutes',
  benefit_2: 'No melatonin, no grogginess',
  benefit_3: 'Made from 100% plants',
  benefit_4: 'Lasts for 90 nights',
  before: 'Awake at two, counting ceiling cracks',
  after: 'Asleep by ten, up before the alarm',
}

const SENTENCES = {
  short: 'Now',
  long: 'Everything that your morning needs is in one small bottle now',
  german: 'Für außergewöhnliche Übernachtungsmöglichkeiten in Österreich',
  arabic: 'احصل على نوم أفضل كل ليلة مع رذاذ الخزامى الطبيعي الجديد لدينا',
  japanese:
    '毎晩の眠りが変わる。ラベンダーとマグネシウムの枕用ミスト、新登場。今だけ送料無料でお届けします。ぜひお試しを。',
  emoji: 'Sleep 😴 better 🌙 tonight 🛏️ with lavender 💜 and tea 🍵 👩‍👩‍👧‍👦',
} as const

export const sampleWords = ['usual', ...Object.keys(SENTENCES)] as ('usual' | keyof typeof SENTENCES)[]

/** Texts for trying out templates: everyday ones, or texts that are all three or sixty characters long and in one language. */
export function createSampleContent(kind: (typeof sampleWords)[number]): CreativeContent {
  if (kind === 'usual') {
    return usual
  }
  const entries = contentBindings.map((binding) => [binding, shorten(SENTENCES[kind], binding)])
  return { ...usual, ...Object.fromEntries(entries) }
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f]/u

/** Cuts a text to the binding's limit, at a space where there are spaces. Ideographs count twice, because they are twice as wide. */
function shorten(sentence: string, binding: ContentBinding): string {
  let room: number = CONTENT_LIMITS[binding]
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(sentence)) {
    room -= WIDE.test(segment) ? 2 : segment.length
    if (room < 0) {
      return kept.replace(/ \S*$/, '')
    }
    kept += segment
  }
  return kept
}

type Parts = Omit<CreativeParts, 'content'>

/** Sample brands that differ in every property of a look. */
const sampleParts: readonly [Parts, ...Parts[]] = [
  {
    look: {
      brand_name: 'Lumenia',
      palette: { paper: '#faf6f0', ink: '#2a2320', accent: '#b5502f', soft: '#f0ddc9', deep: '#4a2018' },
      fonts: { heading: 'serif', body: 'sans' },
      logo: null,
      mark: 'leaf',
    },
    pictures: {
      product: { kind: 'cutout', product: 'dropper', seed: 'one' },
      scene: { kind: 'scene', backdrop: 'podium', product: 'dropper', arrangement: 'single', seed: 'one' },
    },
  },
  {
    look: {
      brand_name: 'Northpeak',
      palette: { paper: '#f4f7f8', ink: '#12232b', accent: '#0e7c86', soft: '#cfe6e6', deep: '#0b2f3a' },
      fonts: { heading: 'geometric', body: 'sans' },
      logo: null,
      mark: 'peak',
    },
    pictures: {
      product: { kind: 'cutout', product: 'backpack', seed: 'two' },
      scene: { kind: 'scene', backdrop: 'hills', product: 'backpack', arrangement: 'single', seed: 'two' },
    },
  },
  {
    look: {
      brand_name: 'Volt & Co',
      palette: { paper: '#ffffff', ink: '#16131f', accent: '#5b3df5', soft: '#e6e1ff', deep: '#1b1240' },
      fonts: { heading: 'sans', body: 'sans' },
      logo: null,
      mark: 'spark',
    },
    pictures: {
      product: { kind: 'cutout', product: 'headphones', seed: 'three' },
      scene: { kind: 'scene', backdrop: 'studio', product: 'headphones', arrangement: 'single', seed: 'three' },
    },
  },
]

/** The look of a sample brand. @param number any integer of at least 0 */
export function getSampleLook(number: number): CreativeParts['look'] {
  return (sampleParts[number % sampleParts.length] ?? sampleParts[0]).look
}

interface Sample {
  format: AspectRatio
  width: number
  /** The number of the sample brand; any integer. */
  look: number
  content: CreativeContent
}

/** Draws a template with one of the sample brands. */
export function drawSample(template: Template, { format, width, look, content }: Sample) {
  const parts = sampleParts[look % sampleParts.length] ?? sampleParts[0]
  return drawOnCanvas(composeCreative(template, { content, ...parts }), { format, width })
}
