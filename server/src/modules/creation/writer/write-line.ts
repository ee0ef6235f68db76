import type { WriterLanguage } from './languages/writer-language.ts'
import type { Register } from './voice-register.ts'

/** Signs of measures that people write after a number. Layouts themselves keep percents and currencies with theirs. */
const UNIT =
  'mm|cm|dm|m|km|m²|g|kg|mg|ml|cl|l|oz|lbs?|ft|min|s|h|Std\\.|Min\\.|W|kW|V|A|Ah|mAh|Wh|kWh|Hz|kHz|MHz|GHz|GB|TB|MB|Mbit/s|°C|°F|kcal|kJ|bar|dB'
export const NUMBER_AND_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNIT})(?![\\p{L}\\d]))`, 'gu')
const NO_BREAK = '\u00a0'

/** Keeps a number and its unit on one line. */
export function bindUnits(text: string): string {
  return text.replaceAll(NUMBER_AND_UNIT, NO_BREAK)
}

const SPEAKS_SHORTLY: ReadonlySet<Register> = new Set(['playful', 'bold'])

/** Uses the contractions of the language in playful and bold voices, and the full forms in expert and premium ones. */
export function contract(text: string, register: Register, { contractions }: WriterLanguage): string {
  if (!SPEAKS_SHORTLY.has(register) && register !== 'expert' && register !== 'premium') {
    return text
  }
  return contractions.reduce(
    (spoken, [full, short]) =>
      SPEAKS_SHORTLY.has(register) ? replaceWord(spoken, full, short) : replaceWord(spoken, short, full),
    text,
  )
}

/** A form at the end of a sentence is not contracted: "where it is." */
function replaceWord(text: string, from: string, to: string): string {
  const form = new RegExp(`(?<![\\p{L}’'])${from.replace('’', "[’']")}(?=\\s[\\p{L}\\d])`, 'giu')
  return text.replaceAll(form, (found) => (/^\p{Lu}/u.test(found) ? to.charAt(0).toUpperCase() + to.slice(1) : to))
}
