import type { OpenZip } from './open-zip.ts'
import { readXml } from './read-xml.ts'

const STYLES = 'xl/styles.xml'
const MAX_STYLES_BYTES = 20 * 1024 * 1024
/** The formats `0%` and `0.00%`, which every workbook has. */
const BUILT_IN = ['9', '10']

/** Reads which styles of cells show a number in percent: the cell of 1.5 % holds 0.015. */
export async function readPercentStyles(zip: OpenZip): Promise<ReadonlySet<string>> {
  const formats = new Set(BUILT_IN)
  const styles = new Set<string>()
  if (!zip.has(STYLES)) {
    return styles
  }
  let isCellStyle = false
  let index = 0
  const reader = {
    onOpen(tag: string, attributes: Readonly<Record<string, string>>) {
      if (tag === 'numFmt' && attributes['formatCode']?.includes('%') === true) {
        formats.add(attributes['numFmtId'] ?? '')
      } else if (tag === 'cellXfs') {
        isCellStyle = true
      } else if (tag === 'xf' && isCellStyle) {
        if (formats.has(attributes['numFmtId'] ?? '')) {
          styles.add(String(index))
        }
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
