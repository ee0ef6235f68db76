import {
  buildOverlay,
  buildProject,
  buildScene,
  buildTake,
  clip,
  clipBackground,
  toId,
} from '../../testing/build-video-project.ts'
import { listTimedScenes } from '../scene-times.ts'
import { MIN_SCENE_FRAMES, SAMPLES_PER_FRAME } from '../time.ts'
import type { VideoProject } from '../video-project.ts'
import { applyCommand } from './apply-command.ts'
import type { VideoCommand } from './video-command.ts'

const run = (project: VideoProject, command: VideoCommand) => applyCommand(project, command).project

describe('commands of a video', () => {
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

  test('[P-46] overlays, takes and the settings of the video change as they are told', () => {
    const commands: readonly VideoCommand[] = [
      { kind: 'add_overlay', overlay: buildOverlay() },
      { kind: 'edit_overlay', overlay_id: toId(700), change: { start: 20, name: 'Offer' } },
      { kind: 'set_takes', takes: [buildTake(toId(1)), buildTake(toId(2), { id: toId(802) })] },
      { kind: 'set_takes', takes: [buildTake(toId(1), { id: toId(803) })] },
      { kind: 'edit_take', take_id: toId(803), change: { offset: 5, volume: 0.5 } },
      { kind: 'edit_video', change: { language: 'de', aspect_ratios: ['1:1'] } },
    ]
    const after = commands.reduce(run, buildProject())
    expect(after.overlays.map(({ name, start }) => [name, start])).toEqual([['Offer', 20]])
    expect(after.voice.map(({ id, offset, volume }) => [id, offset, volume])).toEqual([
      [toId(802), 0, 1],
      [toId(803), 5, 0.5],
    ])
    expect(after).toMatchObject({ language: 'de', aspect_ratios: ['1:1'] })
    expect(run(after, { kind: 'remove_overlay', overlay_id: toId(700) }).overlays).toEqual([])
    expect(run(after, { kind: 'remove_take', take_id: toId(802) }).voice).toHaveLength(1)
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
