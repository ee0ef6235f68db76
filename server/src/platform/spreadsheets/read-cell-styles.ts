import type { OpenZip } from './open-zip.ts'
import { readXml } from './read-xml.ts'

/** The styles of cells that say what a number is, by their index. */
export interface CellStyles {
  /** They show a number in percent: the cell of 1.5 % holds 0.015. */
  percent: ReadonlySet<string>
  /** They show a number as a day. */
  day: ReadonlySet<string>
}

const STYLES = 'xl/styles.xml'
const MAX_STYLES_BYTES = 20 * 1024 * 1024
/** The formats `0%` and `0.00%`, which every workbook has. */
const PERCENT = ['9', '10']
/** The formats of days that every workbook has, also in East Asia. */
const DAYS = '14 15 16 17 22 27 28 29 30 31 34 35 36 50 51 52 53 54 55 56 57 58'.split(' ')
/** Texts, colors and escaped signs of a format. */
const LITERAL = /"[^"]*"|\[[^\]]*\]|[\\_*]./g

/** Reads which styles of cells show a number in percent, and which as a day. */
export async function readCellStyles(zip: OpenZip): Promise<CellStyles> {
  const formats = { percent: new Set(PERCENT), day: new Set(DAYS), other: new Set<string>() }
  const styles = { percent: new Set<string>(), day: new Set<string>() }
  const kinds = ['percent', 'day'] as const
  if (!zip.has(STYLES)) {
    return styles
  }
  let isCellStyle = false
  let index = 0
  const reader = {
    onOpen(tag: string, attributes: Readonly<Record<string, string>>) {
      const format = attributes['numFmtId'] ?? ''
      if (tag === 'numFmt') {
        formats[toKind(attributes['formatCode'] ?? '')].add(format)
      } else if (tag === 'cellXfs') {
        isCellStyle = true
      } else if (tag === 'xf' && isCellStyle) {
        kinds.find((kind) => formats[kind].has(format) && styles[kind].add(String(index)))
        index += 1
      }
    },
    onClose(tag: string) {
      isCellStyle = isCellStyle && tag !== 'cellXfs'
    },
  }
  for await (const _ of readXml(await zip.open(STYLES, MAX_STYLES_BYTES), reader)) {
    // The callbacks of the reader collect the data.
  }
  return styles
}

/** What a format shows, by its signs: `0.0%`, `d-mmm-yyyy`. */
function toKind(format: string): 'percent' | 'day' | 'other' {
  const code = format.replaceAll(LITERAL, '')
  if (code.includes('%')) {
    return 'percent'
  }
  return /[yd]|mmm/i.test(code) && !/general/i.test(code) ? 'day' : 'other'
}
