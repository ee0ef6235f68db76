import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { listFontFiles } from '@marquee/creative/fonts'
import { GlobalFonts } from '@napi-rs/canvas'

const require = createRequire(import.meta.url)
const registered = new Set<string>()

/**
 * Registers the bundled fonts that some texts need with the canvas. The large files of other scripts are loaded when the first
 * text needs them; another call for the same fonts has no effect.
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

/** Registers a font file with the canvas. @returns false when the canvas cannot read it as a font */
export function registerFont(bytes: Buffer, family: string): boolean {
  return GlobalFonts.register(bytes, family) !== null
}
