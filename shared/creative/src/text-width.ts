import type { TextStyle } from './layer.ts'
import { type BundledFont, type CreativeLook, getFontAsset } from './look.ts'

/** Groups of characters that are about equally wide. */
const GROUPS = [
  /[iljI.,:;'|!’-]/u,
  /[frt()[\]/"“”\s]/u,
  /[MW%@&]/u,
  /[mw]/u,
  /[\d$€£+−]/u,
  /[–—…]/u,
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[\u3000-\u303f\uff00-\uffef]/u,
  /\p{Extended_Pictographic}/u,
  /\p{Mark}|\u200d/u,
  /\p{Lu}/u,
] as const

/** Mean advance widths of the groups in bold weights, as shares of the font size; the last one is that of all other characters. */
const WIDTHS: Readonly<Record<BundledFont, readonly number[]>> = {
  sans: [0.34, 0.41, 0.94, 0.89, 0.65, 0.84, 1, 1.3, 0, 0.71, 0.61],
  geometric: [0.3, 0.41, 0.83, 0.82, 0.62, 0.76, 1, 1.3, 0, 0.64, 0.6],
  serif: [0.32, 0.41, 0.93, 0.93, 0.63, 0.81, 1, 1.3, 0, 0.74, 0.61],
  condensed: [0.25, 0.35, 0.78, 0.73, 0.47, 0.53, 1, 1.3, 0, 0.47, 0.49],
  hand: [0.22, 0.3, 0.65, 0.55, 0.46, 0.54, 1, 1.3, 0, 0.51, 0.39],
}

/** Widths by font and text: the same lines are measured at many sizes. */
const shares = new Map<string, number>()
const MOST_SHARES = 4000

/**
 * The width that a text needs, without drawing it: layouts are composed where no font is loaded. A font of a workspace counts as the bundled
 * sans serif.
 * @returns in the unit of the size
 */
export function estimateTextWidth(
  text: string,
  { size, font, fonts }: { size: number; font: TextStyle['font']; fonts: CreativeLook['fonts'] },
): number {
  const choice = { display: fonts.heading, text: fonts.body, hand: 'hand' as const }[font]
  const bundled = getFontAsset(choice) === null ? (choice as BundledFont) : 'sans'
  const key = `${bundled}/${text}`
  const share = shares.get(key) ?? measureShare(text, WIDTHS[bundled])
  if (shares.size >= MOST_SHARES) {
    shares.clear()
  }
  shares.set(key, share)
  return share * size
}

function measureShare(text: string, widths: readonly number[]): number {
  let share = 0
  for (const character of text) {
    share += widths.at(GROUPS.findIndex((group) => group.test(character))) ?? 0
  }
  return share
}
