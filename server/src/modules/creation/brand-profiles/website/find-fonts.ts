import type { FontRole } from '@marquee/contract/brand-profiles'
import { toPageAddress, type WebPage } from '../../../../platform/web/pages/read-page.ts'
import type { StyleDeclaration } from './read-styles.ts'

interface FoundFont {
  role: FontRole
  family: string
}

/** System font families, and generic family names. */
const COMMON =
  /^(?:inherit|initial|unset|revert|serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[\w-]+|-apple-system|blinkmacsystemfont|segoe ui|helvetica(?: neue)?|arial|roboto mono|menlo|monaco|consolas|courier(?: new)?|times(?: new roman)?|georgia|verdana|tahoma|apple color emoji|segoe ui \w+|noto color emoji|emoji|math)$/i
const ICONS = /icon|awesome|glyph|symbol|swiper|slick/i

const HEADINGS = /(?:^|[\s,>])(?:h[1-3]|\.h[1-3]|\.heading[\w-]*|\.title|\.headline)(?:$|[\s,:.[>])/
const TEXTS = /(?:^|[\s,>])(?:html|body|:root|p|\*)(?:$|[\s,:.[>])/

/** The heading and body fonts named by a page's styles, without system fonts. */
export function findFonts(page: WebPage, styles: readonly StyleDeclaration[]): FoundFont[] {
  const uses = styles.filter(({ property, isFontFace }) => !isFontFace && /^font(?:-family)?$/.test(property))
  const familyFor = (places: RegExp) =>
    uses.filter(({ selector }) => places.test(selector)).flatMap(({ property, value }) => firstOwn(property, value))[0]
  const loaded = [...listFaces(styles), ...listGoogleFonts(page)]
  const heading = familyFor(HEADINGS) ?? loaded[0]
  const body = familyFor(TEXTS) ?? loaded.find((family) => family !== heading) ?? heading
  const found: FoundFont[] = []
  if (heading !== undefined) {
    found.push({ role: 'heading', family: heading })
  }
  if (body !== undefined) {
    found.push({ role: 'body', family: body })
  }
  return found
}

function firstOwn(property: string, value: string): string[] {
  // In the shorthand, size and weight precede the families.
  const families =
    property === 'font' ? value.replace(/^.*?\d[\d.]*(?:px|r?em|%|pt|vw)(?:\s*\/\s*[\w.%]+)?\s*/, '') : value
  return families.split(',').map(toFamily).filter(isOwn).slice(0, 1)
}

function listFaces(styles: readonly StyleDeclaration[]): string[] {
  const faces = styles.filter(({ property, isFontFace }) => isFontFace && property === 'font-family')
  return [...new Set(faces.map(({ value }) => toFamily(value)))].filter(isOwn)
}

function listGoogleFonts(page: WebPage): string[] {
  const { $ } = page
  return $('link[href*="fonts.googleapis.com"], link[href*="fonts.bunny.net"]')
    .toArray()
    .flatMap((link) => toPageAddress(page, $(link).attr('href') ?? '') ?? [])
    .flatMap((address) => new URL(address).searchParams.getAll('family'))
    .flatMap((families) => families.split('|'))
    .map((family) => toFamily(family.split(':')[0] ?? ''))
    .filter(isOwn)
}

function toFamily(written: string): string {
  return written
    .replaceAll(/!important|["']/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 100)
}

function isOwn(family: string): boolean {
  return (
    family !== '' && /^[\p{L}\d]/u.test(family) && !family.includes('(') && !COMMON.test(family) && !ICONS.test(family)
  )
}
