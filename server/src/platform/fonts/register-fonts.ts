import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { listFontFiles } from '@marquee/creative/fonts'
import { GlobalFonts } from '@napi-rs/canvas'

const require = createRequire(import.meta.url)
const registered = new Set<string>()

/**
 * Makes the bundled fonts that some texts need known to the canvas. The large files of other scripts are read when the first text
 * needs them; calling it again does nothing.
 */
export function registerFonts(texts: readonly string[]): void {
  for (const { family, file } of listFontFiles(texts)) {
    if (!registered.has(file)) {
      if (!registerFont(readFileSync(require.resolve(file)), family)) {
        throw new Error(`The font file of ${family} cannot be read.`)
      }
      registered.add(file)
    }
  }
}

/** Makes a font file known to the canvas. @returns false when it is no font that the canvas can read */
export function registerFont(bytes: Buffer, family: string): boolean {
  return GlobalFonts.register(bytes, family) !== null
}
