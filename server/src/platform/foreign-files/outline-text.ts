import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { convertSVGTextToPath, type FontKey, GlobalFonts } from '@napi-rs/canvas'
import { load } from 'cheerio'
import { Refusal } from './refusal.ts'

const require = createRequire(import.meta.url)
/** The bundled fonts under their own names, each with the one weight in which the converter draws it. */
const BUNDLED = [
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  '@fontsource/anton/files/anton-latin-400-normal.woff2',
  '@fontsource/caveat/files/caveat-latin-700-normal.woff2',
]
/** The files of bundled fonts contain only these characters. */
const LATIN = /^[\u0020-\u00ff\u2013\u2014\u2018-\u201d\u2026\s]*$/
const WEIGHTS: Readonly<Record<string, number>> = { normal: 400, bold: 700 }
const CONVERT = 'Convert the text to outlines, or use a PNG.'

/** How a part of a drawing's text is set. */
interface TextStyle {
  family: string
  weight: number
  isItalic: boolean
}

/**
 * Replaces the text of a drawing by outlines.
 * @param fonts font files of the workspace, in addition to the bundled fonts
 * @throws Refusal that names the font, when it is not among them in this weight, and for a drawing with a style sheet
 */
export function outlineText(svg: string, fonts: readonly Uint8Array[]): Uint8Array {
  const texts = listTexts(svg)
  const isLatin = texts.every(({ text }) => LATIN.test(text))
  const bundled = isLatin ? BUNDLED.map((file) => readFileSync(require.resolve(file))) : []
  const keys = [...bundled, ...fonts.map((font) => Buffer.from(font))].map((font) => GlobalFonts.register(font))
  try {
    for (const { style } of texts) {
      if (!isRegistered(style)) {
        const name = `“${style.family}”${style.weight === 400 ? '' : ` in the weight ${style.weight}`}`
        throw new Refusal(`The drawing contains text in the font ${name}, which is not here. ${CONVERT}`)
      }
    }
    return convertSVGTextToPath(setSize(svg))
  } finally {
    // The process draws for other workspaces as well.
    GlobalFonts.removeBatch(keys.filter((key): key is FontKey => key !== null))
  }
}

/** A drawing with a width and a height: the converter does not derive them from the `viewBox`. */
function setSize(svg: string): string {
  const document = load(svg, { xml: true })
  const root = document('svg').first()
  const [, , width, height] = (root.attr('viewBox') ?? '').trim().split(/[\s,]+/)
  const isMissing = (name: string) => !/^\s*[\d.]+(?:px)?\s*$/.test(root.attr(name) ?? '')
  if (width !== undefined && height !== undefined && (isMissing('width') || isMissing('height'))) {
    root.attr({ width, height })
  }
  return document.xml()
}

function isRegistered({ family, weight, isItalic }: TextStyle): boolean {
  return GlobalFonts.families.some(
    (known) =>
      known.family.toLowerCase() === family.toLowerCase() &&
      known.styles.some((style) => style.weight === weight && (style.style !== 'normal') === isItalic),
  )
}

/** The texts of a drawing with their styles, which come from attributes and `style` attributes of the text or of what contains it. */
function listTexts(svg: string): { text: string; style: TextStyle }[] {
  const document = load(svg, { xml: true })
  // The converter ignores style sheets.
  if (document('style').text().trim() !== '') {
    throw new Refusal(`The drawing contains text and a style sheet. ${CONVERT}`)
  }
  return document('text, text *')
    .toArray()
    .flatMap((element) => {
      const own = element.children.flatMap((child) => (child.type === 'text' ? child.data : [])).join('')
      const around = [
        document(element),
        ...document(element)
          .parents()
          .toArray()
          .map((parent) => document(parent)),
      ]
      const find = (name: string) =>
        around
          .map((one) => findDeclaration(one.attr('style'), name) ?? one.attr(name))
          .find((value) => value !== undefined)
      const family =
        (find('font-family') ?? '')
          .split(',')[0]
          ?.trim()
          .replaceAll(/^['"]|['"]$/g, '') ?? ''
      const weight = find('font-weight') ?? 'normal'
      const style = {
        family,
        weight: WEIGHTS[weight] ?? Number(weight),
        isItalic: (find('font-style') ?? 'normal') !== 'normal',
      }
      return own.trim() === '' ? [] : [{ text: own, style }]
    })
}

/** The value of a property in a `style` attribute. */
function findDeclaration(style: string | undefined, name: string): string | undefined {
  const declarations = (style ?? '').split(';').map((one) => one.split(':'))
  return declarations.find(([property]) => property?.trim() === name)?.[1]?.trim()
}
