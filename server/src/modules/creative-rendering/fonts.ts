import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'
import type { TypeKit } from './creative.ts'

const require = createRequire(import.meta.url)

/** Our own family names, so that a font of the machine can never take a place. */
const FILES: Readonly<Record<string, string>> = {
  'Marquee Sans': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'Marquee Sans Latin Ext': '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
  'Marquee Sans Cyrillic': '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2',
  'Marquee Sans Greek': '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2',
  'Marquee Sans Vietnamese': '@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2',
  'Marquee Geometric': '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2',
  'Marquee Serif': '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  'Marquee Condensed': '@fontsource/anton/files/anton-latin-400-normal.woff2',
  'Marquee Hand': '@fontsource/caveat/files/caveat-latin-700-normal.woff2',
}

const FALLBACK = [
  'Marquee Sans',
  'Marquee Sans Latin Ext',
  'Marquee Sans Cyrillic',
  'Marquee Sans Greek',
  'Marquee Sans Vietnamese',
]

const DISPLAY: Readonly<Record<TypeKit, string>> = {
  modern: 'Marquee Geometric',
  editorial: 'Marquee Serif',
  impact: 'Marquee Condensed',
  plain: 'Marquee Sans',
}

/** Makes the bundled fonts known to the canvas; calling it again does nothing. */
export function registerFonts(): void {
  for (const [family, file] of Object.entries(FILES)) {
    if (!GlobalFonts.has(family) && GlobalFonts.register(readFileSync(require.resolve(file)), family) === null) {
      throw new Error(`The font file ${file} cannot be read.`)
    }
  }
}

/** The CSS font families for a part of a type kit, with fallbacks for other scripts. */
export function fontFamilies(kit: TypeKit, font: 'display' | 'text' | 'hand'): string {
  const first = { display: DISPLAY[kit], text: 'Marquee Sans', hand: 'Marquee Hand' }[font]
  return [first, ...FALLBACK].map((family) => `"${family}"`).join(', ')
}
