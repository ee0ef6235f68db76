import type { WrittenAngle } from '@marquee/contract/image-words'
import { imageWords } from '@marquee/contract/image-words'
import fc from 'fast-check'
import { describeLength } from './scene-time.ts'
import { writeBriefScenes } from './write-brief-scenes.ts'
import { writeScenes } from './write-scenes.ts'

type Words = Partial<WrittenAngle['words']>

/** An angle whose lines stand on themselves as facts. */
function buildAngle(words: Words, changes: Partial<WrittenAngle> = {}): WrittenAngle {
  const all = imageWords.parse({ headline: 'Does not leak', call_to_action: 'Shop now', ...words })
  const said = Object.entries(all).filter(([binding, text]) => text !== '' && binding !== 'call_to_action')
  const facts = Object.fromEntries(said.map(([binding, text]) => [binding, { kind: 'benefit' as const, text }]))
  return { key: 'a', framework: 'aida', title: 'A', hook: null, words: all, facts, ...changes }
}

const source = { name: 'Fjell cup', imageIds: [], preferred: null, seconds: 30, pacing: null }
const full: Words = {
  subline: 'For every car',
  benefit_1: 'Keeps coffee hot for 6 hours',
  benefit_2: 'Closes without a drop',
  quote: 'Still warm after my shift.',
  author: 'Mira',
  offer: '20 % off',
  price: '€29',
}

describe('the scenes of a video', () => {
  test('[P-46] follow the framework, and each says its own fact', () => {
    const scenes = writeScenes(buildAngle(full), source)
    expect(scenes.map(({ role }) => role)).toEqual(['hook', 'solution', 'benefit', 'benefit', 'proof', 'offer', 'call'])
    const facts = scenes.flatMap(({ fact }) => fact?.text ?? [])
    expect(new Set(facts).size).toBe(facts.length)
    expect(scenes[4]).toMatchObject({ spoken: full.quote, texts: { quote: full.quote, author: 'Mira' } })
    expect(scenes[6]?.texts).toEqual({ headline: 'Fjell cup', call_to_action: 'Shop now', offer: full.offer })
  })

  test('[P-46] say nothing that was not given, and stay shorter than asked when little is known', () => {
    const scenes = writeScenes(buildAngle({ price: '€29' }), source)
    expect(scenes.map(({ texts }) => texts)).toEqual([
      { headline: 'Does not leak' },
      { headline: 'Fjell cup', call_to_action: 'Shop now', price: '€29' },
    ])
    expect(describeLength(scenes, 30)).toMatch(/fill \d of 30 seconds/)
    expect(describeLength(writeScenes(buildAngle(full), { ...source, seconds: 20 }), 20)).toBeNull()
  })

  test('[P-46] do not repeat a fact that the hook or the solution says', () => {
    const scenes = writeScenes(
      buildAngle({ subline: 'Closes without a drop.', benefit_1: 'does not leak', benefit_2: 'Closes without a drop' }),
      source,
    )
    expect(scenes.map(({ role }) => role)).toEqual(['hook', 'solution', 'call'])
  })

  test('[P-46] take the parts first that an inspiring ad has', () => {
    const roles = (preferred: 'proof' | 'benefit') =>
      writeScenes(buildAngle(full), { ...source, seconds: 7, preferred: new Set([preferred]) }).map(({ role }) => role)
    expect(roles('proof')).toEqual(['hook', 'proof', 'call'])
    expect(roles('benefit')).toEqual(['hook', 'benefit', 'call'])
  })

  test('[P-46] show further images of the product in the time that is left, never the same one twice in a row', () => {
    const scenes = writeScenes(buildAngle({}), { ...source, imageIds: ['a', 'b', 'c'], seconds: 12 })
    expect(scenes.map(({ asset_id }) => asset_id)).toEqual(['a', 'b', 'c', 'a'])
    expect(scenes.map(({ spoken }) => spoken === '')).toEqual([false, true, true, false])
    const many = writeScenes(buildAngle({}), { ...source, imageIds: Array.from('abcdefghijkl'), seconds: 60 })
    expect(many.filter(({ spoken }) => spoken === '')).toHaveLength(3)
  })

  test('[P-46] have the time to be said at 150 words a minute, and never exceed the length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 60 }), fc.subarray(Object.keys(full)), (seconds, kept) => {
        const words = Object.fromEntries(Object.entries(full).filter(([binding]) => kept.includes(binding)))
        const scenes = writeScenes(buildAngle(words), { ...source, seconds })
        expect(scenes.reduce((sum, { frames }) => sum + frames, 0)).toBeLessThanOrEqual(seconds * 30)
        for (const { spoken, frames } of scenes) {
          expect(spoken.split(' ').length / 2.5).toBeLessThanOrEqual(frames / 30)
        }
      }),
    )
  })
})

describe('the scenes of a brief', () => {
  const line = { spoken: 'Watch this', overlay: 'Watch', visual: 'A hand opens the cup', start_s: 0, end_s: 3 }
  const script = [line, { ...line, spoken: 'Get one', start_s: 3, end_s: 63 }]

  test('[P-46] are its lines with their lengths up to a minute, and its hooks are other first scenes', () => {
    const scripts = writeBriefScenes({ script: [line, { ...line, end_s: 4 }], hooks: ['Look here', 'Watch this'] }, [
      'a',
    ])
    expect(scripts.map(({ hook }) => hook)).toEqual(['Watch this', 'Look here'])
    expect(scripts[0]?.scenes.map(({ frames, texts }) => [frames, texts])).toEqual([
      [90, { headline: 'Watch' }],
      [120, { headline: 'Watch' }],
    ])
    expect(writeBriefScenes({ script, hooks: [] }, [])[0]?.scenes).toHaveLength(1)
    expect(writeBriefScenes({ script: [], hooks: ['Look here'] }, [])).toEqual([])
  })
})
