import type { AdInspiration, ImageWords } from '@marquee/contract/image-words'
import { listTextBindings } from '@marquee/creative/compose-creative'
import { listMissingFacts } from '@marquee/creative/facts'
import type { AspectRatio } from '@marquee/creative/formats'
import { listFormats, type Template, type TemplateStyle } from '@marquee/creative/template'

interface Wish {
  words: ImageWords
  ratios: readonly AspectRatio[]
  /** The template chosen by the user: it comes first, and its style is kept. */
  chosen: Template | null
  inspiration: Pick<AdInspiration, 'structure' | 'hook_type'> | null
  /** What the image advertises: it should stand in its texts or beside the logo. Empty: unknown. */
  name: string
  /** The same seed gives the same order. */
  seed: string
}

/**
 * Templates for designs, the most suitable first: they support every format, have the facts that they need, and follow the
 * structure of the inspiring ad. The seed decides the order of equally suitable templates.
 */
export function chooseTemplates(templates: readonly Template[], wish: Wish): Template[] {
  const { chosen, ratios, seed } = wish
  const fitting = templates.filter((template) => {
    const formats = listFormats(template)
    return ratios.every((ratio) => formats.includes(ratio))
  })
  const styles = chosen === null ? likelyStyles(wish) : [chosen.style]
  const ranked = fitting
    .map((template) => ({ template, rank: toRank(template, wish, styles), tie: hash(`${seed}/${template.id}`) }))
    .filter(({ rank }) => rank < UNFIT)
    .toSorted((a, b) => a.rank - b.rank || a.tie - b.tie)
    .map(({ template }) => template)
  const others = ranked.filter(({ id }) => id !== chosen?.id)
  return chosen === null ? others : [chosen, ...others]
}

const UNFIT = 100

function toRank(template: Template, { words, name }: Wish, styles: readonly TemplateStyle[]): number {
  if (listMissingFacts(template, words).length > 0) {
    return UNFIT
  }
  const shown = listTextBindings(template)
  const place = styles.indexOf(template.style)
  const unsaid = (['offer', 'price', 'before'] as const).filter((one) => words[one] !== '' && !shown.has(one)).length
  const isNamed = name === '' || hasLogo(template) || says(words, name)
  return (place === -1 ? styles.length : place) + unsaid / 10 + (isNamed ? 0 : 0.5)
}

/** Whether every format shows the logo, with the name beside it or in its place. */
function hasLogo({ formats }: Template): boolean {
  return Object.values(formats).every(({ layers }) => layers.some(({ type }) => type === 'logo'))
}

function says({ headline, subline }: ImageWords, name: string): boolean {
  return `${headline} ${subline}`.toLowerCase().includes(name.toLowerCase())
}

/** The styles that suit the given words and the structure of the inspiring ad. */
function likelyStyles({ words, inspiration }: Wish): TemplateStyle[] {
  const structure: readonly string[] = inspiration?.structure ?? []
  const hook = inspiration?.hook_type
  const likely: (readonly [TemplateStyle, boolean])[] = [
    ['quote', hook === 'testimonial' && words.quote !== ''],
    ['social_proof', structure.includes('proof') && words.rating !== ''],
    ['offer', (inspiration === null || structure.includes('offer')) && words.offer !== ''],
    ['feature_callouts', structure.includes('list') && words.benefit_2 !== ''],
    ['before_after', words.before !== '' && words.after !== ''],
    ['native_note', hook === 'question'],
    ['product', true],
    ['editorial', true],
    ['feature_callouts', words.benefit_2 !== ''],
  ]
  return [...new Set(likely.filter(([, fits]) => fits).map(([style]) => style))]
}

/** FNV-1a, 32 bit: it is used only for ordering, so that it need not be unpredictable. */
function hash(text: string): number {
  let value = 2_166_136_261
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0
  }
  return value
}
