/** Letters that Unicode does not take apart into a base letter and a mark. */
const TRANSLITERATIONS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
}

/**
 * The key that login attempts are counted under: lower-cased, transliterated address and IP address (auth contract), so that
 * `Ünal@` and `unal@` share one counter.
 */
export function loginThrottleKey(email: string, ipAddress: string): string {
  const base = email
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => TRANSLITERATIONS[letter] ?? letter)
  return `login:${base}|${ipAddress}`
}
