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

/** Button texts, the strongest first. */
export const CALLS_TO_ACTION: Readonly<Record<Register, readonly string[]>> = {
  plain: ['Shop now', 'See how it works', 'Get yours', 'Learn more'],
  playful: ['Yes, please', 'Get yours', 'Take a look', 'Try it'],
  bold: ['Get it now', 'Make the switch', 'Start today', 'Shop now'],
  calm: ['Take a look', 'Find yours', 'Learn more', 'Discover more'],
  premium: ['Discover it', 'Explore', 'View the details', 'Learn more'],
  expert: ['See the facts', 'Compare', 'Read more', 'Learn more'],
}

/** Button texts for an offer. */
export const OFFER_CALLS: Readonly<Record<Register, readonly string[]>> = {
  plain: ['Get the offer', 'Shop the offer'],
  playful: ['Grab the offer', 'Get the offer'],
  bold: ['Claim the offer', 'Get the offer'],
  calm: ['See the offer', 'Get the offer'],
  premium: ['View the offer', 'See the offer'],
  expert: ['See the offer', 'Get the offer'],
}
