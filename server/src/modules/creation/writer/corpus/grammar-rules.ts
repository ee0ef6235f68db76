import type { WritingLanguage } from '@marquee/contract/image-words'

type Rules = Readonly<Record<string, RegExp>>

/** Faults in any language. */
const COMMON: Rules = {
  'a doubled word': /(?<![\p{L}’'-])(\p{L}{2,}) \1(?![\p{L}’'-])/iu,
  'two spaces': / {2}/,
  'doubled punctuation': /[.,:;]{2}|[!?][.,]|,\s*[.!?]/,
  'a sentence without a capital': /[.!?]\s+\p{Ll}(?!\p{Lu}|\w*\.)/u,
  'an empty place': /\{|\}|undefined|null/,
  'quotation marks that do not close': /^[^“”„]*(?:“[^”]*$|”|„[^“]*$)|^[^«»]*(?:«[^»]*$|»)/u,
}

const BASE_AFTER_IT =
  'absorb|arrive|brew|come|cover|dissolve|do|dry|file|fit|fold|grip|have|hold|keep|last|make|pack|replace|run|save|stay|smell|taste|turn|weigh|work'

const BY_LANGUAGE: Partial<Record<WritingLanguage, Rules>> = {
  en: {
    'a space before punctuation': /\s[,.;:!?]/,
    'a plural verb after "it"': new RegExp(`\\bit (?:also )?(?:are|were|${BASE_AFTER_IT})\\b`, 'i'),
    'a singular verb after "they"': /\bthey (?:also )?(?:is|was|does|has|comes|works|keeps|fits|holds|makes)\b/i,
    'two auxiliaries': /\b(?:is|are) (?:is|are|does|do|has|can|brews|covers|charges)\b/i,
    'a verb in the third person after "you"':
      /\byou (?:can |could )?(?:is|does|has|covers|brews|files|works|fits|keeps)\b/i,
    'a verb in the third person after "to"': /\bto (?:is|does|has|covers|brews|files|works|fits|keeps)\b/i,
    'an article before a plural': /\b(?:a|an) (?:\w+ )?(?:shoes|boots|socks|headphones|sheets|gummies|containers)\b/i,
    'the wrong article': /\ba (?:[aeio]\w{2,}|8|11|18)\b(?<!\ba one\w*)|\ban (?:[bcdfgjklmnpqrtvwxyz][a-z]+)\b/,
    'a sentence that ends in the middle': /\b(?:a|an|the|and|or|of|for|with|so|that)[.!?]?$/i,
    'a second connection of the same kind': /\balso\b.*\balso\b|\. And .*\. And /,
  },
}

/** Both kinds of Romance and Germanic languages here write no space before a comma or a full stop; French writes one before "?". */
const OTHERS: Rules = { 'a space before punctuation': /\s[,.]/ }

/** The rules that a line breaks, by their names. They find certain faults only, so no fault does not mean good style. */
export function findGrammarFaults(text: string, language: WritingLanguage): string[] {
  const rules = { ...COMMON, ...(BY_LANGUAGE[language] ?? OTHERS) }
  return Object.entries(rules)
    .filter(([, rule]) => rule.test(text))
    .map(([name]) => name)
}
