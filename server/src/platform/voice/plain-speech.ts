const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/[‘’]/g, "'"],
  [/[“”„«»]/g, '"'],
  [/[–—]/g, ' - '],
  [/…/g, '...'],
  [/€\s*(\d[\d.,]*)/g, '$1 euros'],
  [/(\d[\d.,]*)\s*€/g, '$1 euros'],
  [/£\s*(\d[\d.,]*)/g, '$1 pounds'],
  [/(\d)\s*×/g, '$1 times '],
  [/°\s*C\b/g, ' degrees Celsius'],
  [/°/g, ' degrees'],
  [/™|®|©/g, ''],
  [/&/g, ' and '],
  [/ß/g, 'ss'],
  [/æ/gi, 'ae'],
  [/œ/gi, 'oe'],
  [/ø/gi, 'o'],
]

/** A word as the engine of the draft voice reads it: ASCII, without signs that it would spell out or leave out. */
export function toPlainSpeech(word: string): string {
  const replaced = REPLACED.reduce((text, [sign, by]) => text.replace(sign, by), word)
  return replaced
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .trim()
}
