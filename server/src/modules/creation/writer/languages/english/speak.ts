import type { Register } from '../../voice-register.ts'

/** Full forms and their contractions, as they stand in ordinary prose. */
const CONTRACTIONS: readonly (readonly [full: string, short: string])[] = [
  ['does not', 'doesn’t'],
  ['do not', 'don’t'],
  ['is not', 'isn’t'],
  ['are not', 'aren’t'],
  ['cannot', 'can’t'],
  ['will not', 'won’t'],
  ['It is', 'It’s'],
  ['it is', 'it’s'],
  ['They are', 'They’re'],
  ['they are', 'they’re'],
  ['You are', 'You’re'],
  ['you are', 'you’re'],
  ['you will', 'you’ll'],
  ['there is', 'there’s'],
  ['There is', 'There’s'],
  ['that is', 'that’s'],
  ['What is', 'What’s'],
]

const SPEAKS_SHORTLY: ReadonlySet<Register> = new Set(['plain', 'playful', 'bold'])

/**
 * Changes contractions and punctuation to those of a voice: plain, playful and bold voices contract, expert and premium ones do not.
 * A calm voice joins sentences. Quoted words are not changed.
 */
export function speak(text: string, register: Register): string {
  return text
    .split(/(“[^”]*”)/u)
    .map((part) => (part.startsWith('“') ? part : speakPart(part, register)))
    .join('')
}

function speakPart(text: string, register: Register): string {
  const contracted = CONTRACTIONS.reduce(
    (spoken, [full, short]) =>
      SPEAKS_SHORTLY.has(register) ? replaceWord(spoken, full, short) : replaceWord(spoken, short, full),
    text,
  )
  return register === 'calm' ? contracted.replaceAll(/\. And (you|it|they)\b/g, ', and $1') : contracted
}

/** A form at the end of a sentence is not contracted: "where it is." */
function replaceWord(text: string, from: string, to: string): string {
  return text.replaceAll(new RegExp(`(?<![\\p{L}’'])${from.replace('’', "[’']")}(?=\\s[\\p{L}\\d])`, 'gu'), to)
}
