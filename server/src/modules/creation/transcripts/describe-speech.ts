const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })
const list = new Intl.ListFormat('en', { type: 'conjunction' })

interface Speech {
  hasSound: boolean
  isSilent: boolean
  wordsCount: number
  languages: readonly string[]
}

/** What a reader of a transcript should know, as a sentence; null when the words say it all. */
export function describeSpeech({ hasSound, isSilent, wordsCount, languages }: Speech): string | null {
  if (!hasSound) {
    return 'The video has no sound, so nothing is said in it. It cost nothing.'
  }
  if (isSilent) {
    return 'The video is silent, so nothing is said in it. It cost nothing.'
  }
  if (wordsCount === 0) {
    return 'No words were heard: the sound is music or noise. It cost nothing.'
  }
  return languages.length > 1
    ? `Several languages are spoken: ${list.format(languages.map((code) => languageNames.of(code) ?? code))}.`
    : null
}
