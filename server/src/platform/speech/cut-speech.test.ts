import { cutSpeech, SPEECH_RATE } from './cut-speech.ts'

/** A loud sound with pauses of half a second at some seconds. */
function makeSound(seconds: number, pauses: readonly number[]): Int16Array {
  return new Int16Array(seconds * SPEECH_RATE).map((_, index) => {
    const at = index / SPEECH_RATE
    return pauses.some((pause) => at >= pause && at < pause + 0.5) ? 0 : 8000
  })
}
const cut = (sound: Int16Array, longest: number) =>
  cutSpeech(sound, longest * SPEECH_RATE).map((part) =>
    [part.from, part.to, part.start, part.end].map((at) => at / SPEECH_RATE),
  )

describe('[P-46] a sound that is too long for a recognizer', () => {
  test('is cut within pauses, and each part is heard a second beyond its cuts', () => {
    const parts = cut(makeSound(50, [3, 17, 36]), 20)
    expect(parts.map(([from]) => Math.floor(from ?? 0))).toEqual([0, 17, 36])
    for (const [from = 0, to = 0, start = 0, end = 0] of parts) {
      expect(to - from).toBeLessThanOrEqual(20)
      expect([from - start, end - to].every((extra) => extra === 0 || extra === 1)).toBe(true)
    }
  })

  test('without a pause is cut all the same, and a short one is left whole', () => {
    const parts = cut(makeSound(50, []), 20)
    expect(parts.every(([from = 0, to = 0]) => to - from <= 20)).toBe(true)
    expect(parts.map(([, to]) => to).slice(0, -1)).toEqual(parts.map(([from]) => from).slice(1))
    expect(cut(makeSound(3, []), 20)).toEqual([[0, 3, 0, 3]])
    expect(cut(new Int16Array(0), 20)).toEqual([[0, 0, 0, 0]])
  })
})
