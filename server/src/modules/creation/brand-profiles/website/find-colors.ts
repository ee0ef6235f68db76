import { converter, differenceEuclidean, formatHex, type Oklch, parse } from 'culori'
import type { StyleDeclaration } from './read-styles.ts'

/** A colour and the weight of the evidence that it is a brand colour. */
export interface WeighedColor {
  color: string
  weight: number
}

const MOST_CHROMATIC = 5
const MOST_NEUTRALS = 2
/** Two colours with a smaller distance than this in OKLab count as the same. */
const SAME = 0.045
const LEAST_CHROMA = 0.04

const COLOR_PROPERTY = /^(?:color|background(?:-color|-image)?|border(?:-\w+)*-color|fill|stroke|outline-color)$/
const COLOR =
  /#[0-9a-f]{3,8}\b|(?:rgb|hsl|hwb|oklch|oklab|lch|lab|color)a?\([^()]*\)|\b(?:black|white|navy|teal|orange|crimson|coral|tomato|gold|indigo|purple|salmon)\b/gi
/** Names of custom properties that frameworks define, whether used or not. */
const PRESET = /^--(?:bs|wp--preset|wp-admin|tw|swiper|fa|mdc|chakra|plyr)/
const BRAND_NAME = /brand|primary|accent|main|theme|cta|highlight|corporate/i

const toOklch = converter('oklch')
const difference = differenceEuclidean('oklab')

/** Weighs each colour of the styles by the name of its custom property, its place of use and its frequency. */
export function weighStyles(styles: readonly StyleDeclaration[]): WeighedColor[] {
  return styles.flatMap(({ selector, property, value }) => {
    const weight = weightOfDeclaration(selector, property)
    return weight === 0 ? [] : [...value.matchAll(COLOR)].map(([color]) => ({ color, weight }))
  })
}

function weightOfDeclaration(selector: string, property: string): number {
  if (property.startsWith('--')) {
    return weightOfCustom(property)
  }
  return COLOR_PROPERTY.test(property) ? weightOfPlace(selector, property.startsWith('background')) : 0
}

function weightOfCustom(property: string): number {
  if (PRESET.test(property)) {
    return 0
  }
  return BRAND_NAME.test(property) ? 14 : 0.3
}

function weightOfPlace(selector: string, isBackground: boolean): number {
  if (isBackground && /btn|button|cta/.test(selector)) {
    return 6
  }
  if (/^(?:html|body|:root)/.test(selector)) {
    return 5
  }
  return /(?:^|[\s,])a(?:[\s,:]|$)|header|hero|banner|footer/.test(selector) ? 2 : 1
}

/**
 * The colours of a brand, as `#rrggbb`: the chromatic colours by weight, then the lightest and the darkest neutral colour.
 * The weights of similar colours are added up.
 */
export function rankColors(weighed: readonly WeighedColor[]): string[] {
  const groups: Array<{ color: Oklch; weight: number; strongest: number }> = []
  for (const { color, weight } of weighed) {
    const parsed = toOklch(parse(color))
    if (parsed === undefined || (parsed.alpha ?? 1) < 0.6) {
      continue
    }
    const group = groups.find((other) => difference(other.color, parsed) < SAME)
    if (group === undefined) {
      groups.push({ color: parsed, weight, strongest: weight })
    } else {
      group.weight += weight
      if (weight > group.strongest) {
        group.color = parsed
        group.strongest = weight
      }
    }
  }
  const ranked = groups.toSorted((a, b) => b.weight - a.weight).map(({ color }) => color)
  const chromatic = ranked.filter(({ c }) => c >= LEAST_CHROMA).slice(0, MOST_CHROMATIC)
  const neutrals = ranked.filter(({ c }) => c < LEAST_CHROMA)
  const light = neutrals.filter(({ l }) => l > 0.9).slice(0, MOST_NEUTRALS - 1)
  const dark = neutrals.filter(({ l }) => l < 0.4).slice(0, MOST_NEUTRALS - 1)
  return [...chromatic, ...dark, ...light].map((color) => formatHex({ ...color, alpha: 1 }))
}
