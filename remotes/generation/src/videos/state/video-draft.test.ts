import type { ScriptScene } from '@marquee/contract/video-scripts'
import {
  findMissing,
  findOpenStep,
  readVideoDraftFromAddress,
  takeScript,
  toScriptWishes,
  toVideoInput,
  withoutScript,
} from './video-draft.ts'

const ID = '01890000-0000-7000-8000-000000000001'
const read = (address: string) => readVideoDraftFromAddress(new URLSearchParams(address))
const scene: ScriptScene = {
  role: 'hook',
  frames: 90,
  spoken: 'It does not leak.',
  texts: { headline: 'Does not leak' },
  asset_id: null,
  motion: 'zoom_in',
  fact: null,
}
const script = { key: 'a', framework: 'aida', title: 'Dry bags', hook: 'It does not leak.', scenes: [scene] } as const
const META = { title: 'Travel cup', written_in: 'de', aspect_ratio: null }

describe('[P-46] [R-16] the draft of a video', () => {
  test.each([
    [`create_from_ad=${ID}&product=${ID}`, { source: 'ad', adId: ID, productId: ID }],
    [`brief=${ID}`, { source: 'brief', briefId: ID }],
    [`product=${ID}`, { source: 'product', productId: ID }],
    ['idea=A%20cup', { source: 'idea', idea: 'A cup' }],
    ['product=nonsense', { source: null, productId: null }],
  ])('begins with what ?%s says', (address, expected) => {
    expect(read(address)).toMatchObject(expected)
  })

  test('asks for a script of its source, and says step by step what is missing', () => {
    const empty = read('')
    expect(toScriptWishes(empty)).toBeNull()
    expect(findMissing(empty, 'source')).toBe('Choose what the video begins with.')
    expect(findMissing({ ...empty, source: 'idea', idea: 'a'.repeat(5000) }, 'source')).toBe(
      'Say your idea in at most 1,000 characters. It has 5,000.',
    )
    const draft = read(`product=${ID}`)
    expect(toScriptWishes(draft)).toMatchObject({ source: { kind: 'product', product_id: ID }, seconds: 20 })
    expect(findOpenStep(draft, 'finish')).toBe('script')
    const written = { ...draft, ...takeScript({ ...script, scenes: [scene] }, META) }
    expect(findOpenStep(written, 'finish')).toBe('finish')
    expect(findMissing({ ...written, scenes: Array.from({ length: 21 }, () => scene) }, 'scenes')).toContain(
      '60 seconds',
    )
    expect(findMissing({ ...written, aspectRatios: [] }, 'finish')).toBe('Choose at least one format.')
    expect(findMissing({ ...written, title: ' ' }, 'finish')).toBe('Enter a title.')
  })

  test('of an ad gets the format of the ad, which can be changed later; of anything else the usual ones', () => {
    const take = (aspect_ratio: '4:5' | null) => ({
      ...read(`ad=${ID}`),
      ...takeScript({ ...script, scenes: [scene] }, { ...META, aspect_ratio }),
    })
    expect(take('4:5').aspectRatios).toEqual(['4:5'])
    expect(take(null).aspectRatios).toEqual(['9:16', '1:1'])
  })

  test('becomes a video with the words, the language and the music that were chosen', () => {
    const draft = { ...read(`product=${ID}`), ...takeScript({ ...script, scenes: [scene] }, META), bed: 'calm-1' }
    expect(toVideoInput(draft)).toMatchObject({
      idempotency_key: draft.orderKey,
      title: 'Travel cup',
      language: 'de',
      scenes: [scene],
      music: { source: { kind: 'bed', bed: 'calm-1' } },
    })
    expect(toVideoInput({ ...draft, bed: null })?.music).toBeNull()
    expect(toVideoInput({ ...draft, ...withoutScript({ seconds: 30 }) })).toBeNull()
  })
})
