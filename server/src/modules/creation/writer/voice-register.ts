/** The registers of a brand's voice that the rules support. */
export type Register = 'plain' | 'playful' | 'bold' | 'calm' | 'premium' | 'expert'

const SIGNS: readonly (readonly [Register, RegExp])[] = [
  ['playful', /play|fun|witty|humou?r|cheek|quirk|young|casual|friendly|cheer|lively/i],
  ['bold', /bold|loud|direct|confident|edgy|punchy|energ|daring|strong|provocat/i],
  ['premium', /premium|luxur|elegan|refined|sophist|exclusive|timeless|minimal/i],
  ['calm', /calm|gentle|warm|soft|caring|quiet|honest|sooth|kind|mindful|natural/i],
  ['expert', /expert|scien|clinical|technic|professional|precise|factual|serious|trust|formal/i],
]

/** @returns the register whose words come first in the description; `plain` when there are no such words */
export function readRegister(voice: string): Register {
  const found = SIGNS.map(([register, sign]) => ({ register, at: voice.search(sign) })).filter(({ at }) => at !== -1)
  return found.toSorted((a, b) => a.at - b.at)[0]?.register ?? 'plain'
}
