interface WordedAd {
  title: string | null
  body: string
}

const MOST_LETTERS = 160

/** The first words of an ad, in quotation marks: they are the ad's words, and nobody else's. Empty for an ad without words. */
export function quoteOpeningWords({ title, body }: WordedAd): string {
  const [line = ''] = body.trim().split('\n')
  const opening = line.trim() === '' ? (title ?? '').trim() : line.trim()
  const cut = opening.length > MOST_LETTERS ? `${opening.slice(0, MOST_LETTERS).replace(/\s+\S*$/, '')} …` : opening
  return cut === '' ? '' : `“${cut}”`
}
