const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')
/** Names by which Whisper calls languages, other than Unicode's names of them. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  mandarin: 'zh',
  castilian: 'es',
  flemish: 'nl',
  moldavian: 'ro',
  nynorsk: 'nn',
  myanmar: 'my',
}

let codes: ReadonlyMap<string, string> | undefined

/** The ISO 639-1 codes by Unicode's English names of their languages. */
function listCodes(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  // Of codes with the same name, the first one is the one in use.
  return new Map(all.toReversed().flatMap((code) => [[names.of(code)?.toLowerCase() ?? '', code] as const]))
}

/** The ISO 639-1 code of a language, of which providers give the code or the English name; null for an unknown one. */
export function readLanguageCode(language: string): string | null {
  const name = language.trim().toLowerCase()
  if (/^[a-z]{2}(?:-|$)/.test(name)) {
    return name.slice(0, 2)
  }
  codes ??= listCodes()
  return name === '' ? null : (OTHER_NAMES[name] ?? codes.get(name) ?? null)
}
