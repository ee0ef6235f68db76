import fc from 'fast-check'
import { buildProject, buildScene, toId } from '../../testing/build-video-project.ts'
import { countFrames, countTransitionFrames, listTimedScenes } from '../scene-times.ts'
import type { VoiceTake } from '../sounds.ts'
import { MAX_VIDEO_FRAMES, MIN_SCENE_FRAMES, SAMPLES_PER_FRAME } from '../time.ts'
import { type Overlay, type VideoClip, type VideoProject, videoProject } from '../video-project.ts'
import { applyCommand } from './apply-command.ts'
import { countClipFrames } from './settle-project.ts'
import { RefusedCommand, type VideoCommand } from './video-command.ts'

const clip: VideoClip = {
  id: toId(900),
  asset_id: toId(901),
  name: 'beach.mp4',
  width: 1080,
  height: 1920,
  frames: 200,
  has_sound: true,
}
const clipBackground = { kind: 'clip' as const, clip_id: clip.id, from: 20, speed: 1, volume: 1 }

function buildTake(sceneId: string, changes: Partial<VoiceTake> = {}): VoiceTake {
  const words = ['It', 'keeps', 'coffee', 'hot'].map((text, index) => ({
    text,
    start: index * 20 * SAMPLES_PER_FRAME,
    end: (index + 1) * 20 * SAMPLES_PER_FRAME,
  }))
  const samples = 80 * SAMPLES_PER_FRAME
  return {
    id: toId(800),
    scene_id: sceneId,
    asset_id: toId(801),
    maker: 'draft',
    voice: 'slt',
    text: 'It keeps coffee hot',
    samples,
    offset: 0,
    from: 0,
    to: samples,
    volume: 1,
    words,
    ...changes,
  }
}

function buildOverlay(changes: Partial<Overlay> = {}): Overlay {
  const { texts, pictures, formats } = buildScene(1)
  return { id: toId(700), name: 'Badge', scene_id: null, start: 0, duration: 30, texts, pictures, formats, ...changes }
}

const run = (project: VideoProject, command: VideoCommand) => applyCommand(project, command).project

/** Commands as generated data: numbers choose among the scenes, overlays and takes that a project has. */
const step = fc.record({
  kind: fc.integer({ min: 0, max: 16 }),
  at: fc.nat(20),
  value: fc.integer({ min: -40, max: 400 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
})

function toCommand(
  project: VideoProject,
  { kind, at, value, share }: { kind: number; at: number; value: number; share: number },
  turn: number,
): VideoCommand {
  const scene = project.scenes[at % project.scenes.length]
  const scene_id = scene?.id ?? ''
  const overlay_id = project.overlays[at % Math.max(1, project.overlays.length)]?.id ?? toId(1)
  const take_id = project.voice[at % Math.max(1, project.voice.length)]?.id ?? toId(1)
  const ids = { new_scene_id: toId(10_000 + turn), new_take_id: toId(20_000 + turn) }
  const speed = 0.25 + share * 3.75
  const commands: readonly VideoCommand[] = [
    {
      kind: 'add_scene',
      scene: buildScene(30_000 + turn, { duration: MIN_SCENE_FRAMES + Math.abs(value) }),
      index: at,
    },
    { kind: 'remove_scene', scene_id },
    { kind: 'move_scene', scene_id, index: at },
    { kind: 'duplicate_scene', scene_id, ...ids },
    { kind: 'split_scene', scene_id, frame: value, ...ids },
    { kind: 'trim_scene', scene_id, edge: at % 2 === 0 ? 'start' : 'end', duration: value },
    { kind: 'edit_scene', scene_id, change: { spoken: `Words ${value}` } },
    { kind: 'show_clip', scene_id, clip },
    { kind: 'edit_scene', scene_id, change: { background: { kind: 'layout' } } },
    { kind: 'set_speed', scene_id, speed },
    { kind: 'edit_scene', scene_id, change: moveClip(scene, Math.abs(value)) },
    { kind: 'edit_scene', scene_id, change: { transition: { kind: 'fade', frames: Math.abs(value) % 31 } } },
    {
      kind: 'add_overlay',
      overlay: buildOverlay({
        id: toId(40_000 + turn),
        scene_id: at % 2 ? scene_id : null,
        start: Math.abs(value),
        duration: 1 + Math.abs(value),
      }),
    },
    { kind: 'edit_overlay', overlay_id, change: { start: Math.abs(value) } },
    { kind: 'remove_overlay', overlay_id },
    { kind: 'set_takes', takes: [buildTake(scene_id, { id: toId(50_000 + turn), offset: Math.abs(value) })] },
    { kind: 'edit_take', take_id, change: { from: Math.abs(value) * SAMPLES_PER_FRAME } },
  ]
  return commands[kind] ?? { kind: 'edit_video', change: { music: null } }
}

/** Another part of the clip that a scene shows. */
function moveClip(scene: VideoProject['scenes'][number] | undefined, from: number) {
  return scene?.background.kind === 'clip' ? { background: { ...scene.background, from } } : {}
}

function tryCommand(project: VideoProject, command: VideoCommand) {
  try {
    return applyCommand(project, command)
  } catch (error) {
    if (error instanceof RefusedCommand) {
      return null
    }
    throw error
  }
}

function expectRules(project: VideoProject): void {
  videoProject.parse(project)
  expect(countFrames(project)).toBeLessThanOrEqual(MAX_VIDEO_FRAMES)
  expectScenes(project)
  const rooms = new Map<string | null, number>(project.scenes.map(({ id, duration }) => [id, duration]))
  rooms.set(null, countFrames(project))
  for (const { scene_id, start, duration } of project.overlays) {
    expect(start + duration).toBeLessThanOrEqual(rooms.get(scene_id) ?? -1)
  }
  expect(new Set(project.voice.map(({ scene_id }) => scene_id)).size).toBe(project.voice.length)
  for (const { scene_id, offset, from, to, samples } of project.voice) {
    expect(offset).toBeLessThan(rooms.get(scene_id) ?? -1)
    expect(from < to && to <= samples).toBe(true)
  }
}

function expectScenes(project: VideoProject): void {
  for (const [index, { scene, start, end }] of listTimedScenes(project).entries()) {
    expect(end - start).toBe(scene.duration)
    const shorter = Math.min(scene.duration, project.scenes[index - 1]?.duration ?? scene.duration)
    expect(countTransitionFrames(project.scenes, index) * 2).toBeLessThanOrEqual(shorter)
    if (scene.background.kind === 'clip') {
      const { from, speed } = scene.background
      expect(from + countClipFrames(scene.duration, speed)).toBeLessThanOrEqual(clip.frames)
    }
  }
}

describe('commands of a video', () => {
  test('[P-46] any sequence keeps the rules, and undoing it gives exactly the project before', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
        const before = buildProject()
        let project = before
        const inverses: VideoCommand[] = []
        for (const [turn, generated] of steps.entries()) {
          const done = tryCommand(project, toCommand(project, generated, turn))
          if (done !== null) {
            project = done.project
            inverses.push(done.inverse)
            expectRules(project)
          }
        }
        for (const inverse of inverses.toReversed()) {
          project = run(project, inverse)
        }
        expect(project).toEqual(before)
      }),
      { numRuns: 60 },
    )
  })

  test('[P-46] undo and redo are inverse to each other', () => {
    const before = buildProject()
    const { project: after, inverse } = applyCommand(before, { kind: 'remove_scene', scene_id: toId(2) })
    const undone = applyCommand(after, inverse)
    expect(undone.project).toEqual(before)
    expect(run(undone.project, undone.inverse)).toEqual(after)
  })

  test('[P-46] removing a scene closes the gap and takes its voice and overlays along', () => {
    const project = buildProject({
      voice: [buildTake(toId(2))],
      overlays: [buildOverlay({ scene_id: toId(2) }), buildOverlay({ id: toId(701), start: 170 })],
    })
    const after = run(project, { kind: 'remove_scene', scene_id: toId(2) })
    expect(listTimedScenes(after).map(({ start }) => start)).toEqual([0, 60])
    expect(after.voice).toEqual([])
    expect(after.overlays.map(({ id, start }) => [id, start])).toEqual([[toId(701), 119]])
  })

  test('[P-46] splitting a scene cuts its voice, gives each part its words, and lets the clip go on', () => {
    const scene = buildScene(1, { duration: 80, spoken: 'It keeps coffee hot', background: clipBackground })
    const project = buildProject({ clips: [clip], scenes: [scene], voice: [buildTake(scene.id)] })
    const ids = { new_scene_id: toId(5), new_take_id: toId(6) }
    const after = run(project, { kind: 'split_scene', scene_id: scene.id, frame: 40, ...ids })
    expect(after.scenes.map(({ duration, spoken, background }) => [duration, spoken, background])).toEqual([
      [40, 'It keeps', clipBackground],
      [40, 'coffee hot', { ...clipBackground, from: 60 }],
    ])
    const cut = 40 * SAMPLES_PER_FRAME
    expect(
      after.voice.map(({ id, scene_id, offset, from, to, text }) => [id, scene_id, offset, from, to, text]),
    ).toEqual([
      [toId(800), scene.id, 0, 0, cut, 'It keeps'],
      [toId(6), toId(5), 0, cut, cut * 2, 'coffee hot'],
    ])
  })

  test('[P-46] splitting a scene cuts no word: it is heard in the part in which it begins', () => {
    const scene = buildScene(1, { duration: 80, spoken: 'It keeps coffee hot' })
    const project = buildProject({ scenes: [scene], voice: [buildTake(scene.id)] })
    const ids = { new_scene_id: toId(5), new_take_id: toId(6) }
    const after = run(project, { kind: 'split_scene', scene_id: scene.id, frame: 50, ...ids })
    const cut = 60 * SAMPLES_PER_FRAME
    expect(after.voice.map(({ offset, from, to }) => [offset, from, to])).toEqual([
      [0, 0, cut],
      [10, cut, 80 * SAMPLES_PER_FRAME],
    ])
    expect(after.scenes.map(({ spoken }) => spoken)).toEqual(['It keeps coffee', 'hot'])
  })

  test('[P-46] the start of a clip is trimmed at its start, and neither edge leaves its file', () => {
    const scene = buildScene(1, { background: clipBackground })
    const project = buildProject({ clips: [clip], scenes: [scene] })
    const trim = (edge: 'start' | 'end', duration: number) =>
      run(project, { kind: 'trim_scene', scene_id: scene.id, edge, duration }).scenes[0]
    expect(trim('start', 50)).toMatchObject({ duration: 50, background: { from: 30 } })
    expect(trim('start', 500)).toMatchObject({ duration: 80, background: { from: 0 } })
    expect(trim('end', 500)).toMatchObject({ duration: 180, background: { from: 20 } })
    expect(trim('end', 1)).toMatchObject({ duration: MIN_SCENE_FRAMES, background: { from: 20 } })
  })

  test('[P-46] another speed shows the same part of the clip in another time', () => {
    const scene = buildScene(1, { background: clipBackground })
    const project = buildProject({ clips: [clip], scenes: [scene] })
    const { scenes } = run(project, { kind: 'set_speed', scene_id: scene.id, speed: 2 })
    expect(scenes[0]).toMatchObject({ duration: 30, background: { from: 20, speed: 2 } })
  })

  test.each([
    [
      'the last scene',
      buildProject({ scenes: [buildScene(1)] }),
      { kind: 'remove_scene', scene_id: toId(1) },
      /at least one scene/,
    ],
    [
      'more than a minute',
      buildProject(),
      { kind: 'add_scene', scene: buildScene(9, { duration: 1700 }), index: 0 },
      /60 seconds/,
    ],
    ['a speed of an image', buildProject(), { kind: 'set_speed', scene_id: toId(1), speed: 2 }, /Only a video/],
    [
      'a scene that is gone',
      buildProject(),
      { kind: 'move_scene', scene_id: toId(77), index: 0 },
      /not there any more/,
    ],
  ] as const)('[P-46] %s is refused with a sentence', (_name, project, command, sentence) => {
    expect(() => applyCommand(project, command)).toThrow(sentence)
  })
})
