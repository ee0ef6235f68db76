import {
  buildOverlay,
  buildProject,
  buildScene,
  buildTake,
  clip,
  clipBackground,
  toId,
} from '../../testing/build-video-project.ts'
import type { VideoProject } from '../video-project.ts'
import { describeChanges } from './describe-changes.ts'

const first = buildScene(1, { spoken: 'Hello', texts: { headline: 'Old' } })
const before = buildProject({ scenes: [first, buildScene(2), buildScene(3)], voice: [buildTake(toId(1))] })
const change = (changes: Partial<VideoProject>) => describeChanges(before, { ...before, ...changes })
const changeFirst = (changes: Partial<VideoProject['scenes'][number]>) =>
  change({ scenes: [{ ...first, ...changes }, ...before.scenes.slice(1)] })

describe('[P-46] what changed between two versions of a video', () => {
  test('the same project has no changes, also when it was read again', () => {
    expect(describeChanges(before, before)).toEqual([])
    const [scene, ...others] = structuredClone(before.scenes)
    const formats = Object.fromEntries(Object.entries(first.formats).toReversed())
    const texts = { offer: '', ...first.texts }
    const read = { ...scene, texts, formats } as typeof first
    expect(change({ scenes: [read, ...others] })).toEqual([])
  })

  test('scenes that are new, gone, longer or in another order are named by their place', () => {
    const [one, two, three] = before.scenes
    if (one === undefined || two === undefined || three === undefined) {
      throw new Error('The project has three scenes.')
    }
    const scenes = [three, { ...one, duration: 90 }, buildScene(4)]
    expect(change({ scenes })).toEqual([
      'The video is longer: 7 s instead of 6 s.',
      'Scene 2 of the earlier version (Scene 2) is gone.',
      'The scenes are in another order.',
      'Scene 2 (Scene 1) lasts 3 s instead of 2 s.',
      'Scene 3 (Scene 4) is new.',
    ])
  })

  test.each([
    [{ spoken: 'Hi' }, 'Scene 1 (Scene 1) says “Hi” instead of “Hello”.'],
    [{ spoken: '' }, 'Scene 1 (Scene 1) says “Hello” no more.'],
    [{ texts: { headline: 'New', offer: '' } }, 'Scene 1 (Scene 1) shows “New” instead of “Old”.'],
    [{ background: clipBackground }, 'Scene 1 (Scene 1) has another clip as its background.'],
    [{ transition: { kind: 'fade' as const, frames: 9 } }, 'Scene 1 (Scene 1) leads to the next scene in another way.'],
    [{ formats: {} }, 'The layers of Scene 1 (Scene 1) changed.'],
  ])('a change of a scene is said with its words: %j', (changes, sentence) => {
    expect(changeFirst(changes)).toEqual([sentence])
  })

  test('overlays, voice, music, captions and formats', () => {
    const song = { from: 0, volume: 1, ducking: 1, fade_in: 0, fade_out: 0, source: { kind: 'bed', bed: 'x' } } as const
    const overlay = buildOverlay({ texts: { content: '  −20 %  ' } })
    const after = buildProject({
      ...before,
      overlays: [overlay],
      voice: [buildTake(toId(2))],
      music: song,
      clips: [clip],
      captions: { style: 'words', place: 'lower', size: 'medium' },
      aspect_ratios: ['1:1'],
    })
    expect(describeChanges(before, after)).toEqual([
      'The overlay “−20 %” is new.',
      'The voice of one scene is another one, or heard at another time.',
      'The voice of one scene is gone.',
      'There is music now.',
      'The captions look different, or stand in another place.',
      'New formats: 1:1.',
      'Formats that were left out: 9:16.',
    ])
    expect(
      describeChanges(after, { ...after, overlays: [{ ...overlay, start: 5 }], music: { ...song, volume: 0.5 } }),
    ).toEqual(['The overlay “−20 %” changed.', 'The volume or the part of the music changed.'])
  })
})
