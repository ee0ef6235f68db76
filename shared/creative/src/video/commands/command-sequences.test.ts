import fc from 'fast-check'
import { buildOverlay, buildProject, buildScene, buildTake, clip, toId } from '../../testing/build-video-project.ts'
import { countFrames, countTransitionFrames, listTimedScenes } from '../scene-times.ts'
import { MAX_VIDEO_FRAMES, MIN_SCENE_FRAMES, SAMPLES_PER_FRAME } from '../time.ts'
import { type VideoProject, videoProject } from '../video-project.ts'
import { applyCommand } from './apply-command.ts'
import { countClipFrames } from '../clip-frames.ts'
import { RefusedCommand, type VideoCommand } from './video-command.ts'

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

describe('generated sequences of commands', () => {
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
})
