import fc from 'fast-check'
import { buildProject, buildScene, toId } from '../testing/build-video-project.ts'
import { aspectRatios, getCanvasSize } from '../formats.ts'
import type { Layer } from '../layer.ts'
import { getWordsArea } from '../safe-areas.ts'
import type { Cue } from './cue.ts'
import { composeScene } from './compose-scene.ts'
import { composeOverlay } from './overlays/compose-overlay.ts'
import { fitOverlay, getOverlayBounds } from './overlays/fit-overlay.ts'
import { planFrame } from './plan-frame.ts'
import { listSubjectBoxes } from './scene-boxes.ts'
import { placeStill, STILL_SCALE } from './still-motion.ts'
import { stillMotion, type VideoClip } from './video-project.ts'
import { listWordBoxes, surround } from './word-boxes.ts'

const words = ['Does', 'not', 'leak'].map((text, index) => ({ text, from: index * 20, to: (index + 1) * 20 }))
const cue: Cue = { from: 0, to: 60, words }
const showScenes = (plan: ReturnType<typeof planFrame>) => plan.designs.map(({ id, opacity, x }) => [id, opacity, x])

describe('the plan of a frame', () => {
  test('[P-46] each frame shows the scene that it belongs to, and frames after the end show the last one', () => {
    const project = buildProject()
    const shown = [0, 59, 60, 119, 179, 500].map((frame) =>
      planFrame(project, '1:1', frame).designs.map(({ id }) => id),
    )
    expect(shown).toEqual([1, 1, 2, 2, 3, 3].map((number) => [toId(number)]))
  })

  test('[P-46] a transition takes the first frames of the next scene, at most half of each, over the last frame of the one before', () => {
    const first = buildScene(1, { duration: 20, transition: { kind: 'fade', frames: 30 } })
    const project = buildProject({ scenes: [first, buildScene(2)] })
    expect(showScenes(planFrame(project, '1:1', 19))).toEqual([[toId(1), 1, 0]])
    const during = planFrame(project, '1:1', 20)
    expect(during.transition).toBe('fade')
    expect(during.designs.map(({ id }) => id)).toEqual([toId(1), toId(2)])
    expect(during.designs[1]?.opacity).toBeGreaterThan(0)
    expect(during.designs[1]?.opacity).toBeLessThan(0.1)
    expect(showScenes(planFrame(project, '1:1', 30))).toEqual([[toId(2), 1, 0]])
  })

  test('[P-46] a slide leaves no gap between the two scenes', () => {
    const project = buildProject({
      scenes: [buildScene(1, { transition: { kind: 'slide', frames: 9 } }), buildScene(2)],
    })
    for (let frame = 60; frame < 69; frame += 1) {
      const [leaving, coming] = planFrame(project, '16:9', frame).designs
      expect((coming?.x ?? 0) - (leaving?.x ?? 0)).toBeCloseTo(getCanvasSize('16:9').width)
    }
  })

  test('[P-46] a clip plays from its start at its speed and holds its last frame', () => {
    const clip: VideoClip = {
      id: toId(9),
      asset_id: toId(10),
      name: 'a.mp4',
      width: 640,
      height: 360,
      frames: 100,
      has_sound: false,
    }
    const background = { kind: 'clip' as const, clip_id: clip.id, from: 20, speed: 2, volume: 1 }
    const project = buildProject({ clips: [clip], scenes: [buildScene(1, { background })] })
    const shown = [0, 1, 30, 59].flatMap((frame) => planFrame(project, '9:16', frame).designs[0]?.drawings ?? [])
    expect(shown.flatMap((drawing) => (drawing.kind === 'clip' ? drawing.clip_frame : []))).toEqual([20, 22, 80, 99])
  })

  test('[P-46] an image in motion covers the canvas at each moment', () => {
    const ratio = fc.constantFrom(...aspectRatios)
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...stillMotion.options), ratio, share, share, share, (motion, format, at, x, y) => {
        const { width, height } = getCanvasSize(format)
        const placed = placeStill(motion, at, { width, height }, { x: x * width, y: y * height })
        const toCanvas = (point: number, origin: number, shift: number) =>
          (point - origin) * placed.scale + origin + shift
        const edges = [
          toCanvas(0, placed.origin.x, placed.x),
          toCanvas(0, placed.origin.y, placed.y),
          width - toCanvas(width, placed.origin.x, placed.x),
          height - toCanvas(height, placed.origin.y, placed.y),
        ]
        expect(Math.max(...edges)).toBeLessThan(1e-6)
        expect(placed.scale).toBeLessThanOrEqual(STILL_SCALE)
      }),
    )
  })

  test('[P-46] an image grows away from the words beside it, within its frame and only a little', () => {
    const edge = { kind: 'even' as const, color: '#ffffff' }
    const subject = {
      width: 1000,
      height: 1000,
      box: { x: 0.3, y: 0.3, w: 0.4, h: 0.4 },
      source: 'user' as const,
      is_sure: true,
      kind: 'photo' as const,
      faces: [],
      texts: [],
      calm_areas: [],
      edges: { top: edge, right: edge, bottom: edge, left: edge },
      sharp_share: 1,
    }
    const picture = { kind: 'asset' as const, asset_id: toId(40), cutout: false, subject }
    const parts = { id: toId(1), duration: 60, spoken: '', texts: { headline: 'Does not leak' }, picture, turn: 0 }
    const { look } = buildProject()
    const plan = (role: 'hook' | 'benefit', motion: 'zoom_in' | 'none') => {
      const scene = composeScene({ ...parts, role, motion, look })
      const words = surround(listWordBoxes(scene, '9:16'))!
      const [product] = listSubjectBoxes(scene, '9:16').products
      const last = planFrame(buildProject({ scenes: [scene] }), '9:16', 59).designs[0]!.drawings
      return { bottom: words.y + words.h, top: product!.y, last }
    }
    const still = plan('hook', 'zoom_in')
    expect(still.last.find(({ kind }) => kind === 'still')).toMatchObject({
      scale: STILL_SCALE,
      origin: { y: still.top },
    })
    expect(still.top).toBeGreaterThan(still.bottom)
    const framed = plan('benefit', 'none').last.flatMap((drawing) =>
      drawing.kind === 'layer' ? (drawing.zoom ?? []) : [],
    )
    expect(framed.map(({ scale }) => scale)).toEqual([1.06])
  })

  test('[P-46] an overlay appears and disappears within its frames and moves with its scene', () => {
    const { texts, pictures, formats } = buildScene(1)
    const overlay = {
      id: toId(70),
      name: 'Badge',
      scene_id: toId(2),
      start: 10,
      duration: 30,
      texts,
      pictures,
      formats,
    }
    const project = buildProject({ overlays: [overlay] })
    const opacity = (frame: number) =>
      planFrame(project, '1:1', frame).designs.find(({ id }) => id === overlay.id)?.opacity
    expect([69, 100].map(opacity)).toEqual([undefined, undefined])
    expect(opacity(85)).toBe(1)
    expect(opacity(70)).toBeLessThan(0.2)
    expect(opacity(99)).toBeLessThan(0.2)
  })

  test('[P-46] a caption marks the spoken word, stays within the free area and is not there between cues', () => {
    const project = buildProject({ captions: { style: 'karaoke', place: 'lower', size: 'large' } })
    const at = (frame: number) => planFrame(project, '9:16', frame, [cue]).caption
    expect([0, 25, 59].map((frame) => at(frame)?.current)).toEqual([0, 1, 2])
    expect(at(60)).toBeNull()
    const emoji = { from: 0, to: 60, words: [{ text: '🎉', from: 0, to: 60 }] }
    expect(planFrame(project, '9:16', 0, [emoji]).caption).toBeNull()
    const free = getWordsArea('9:16')
    const box = at(0)?.box
    expect((box?.y ?? 0) + (box?.h ?? 0)).toBeCloseTo((free.y + free.h) * 10)
  })

  test('[P-46] a caption keeps away from the texts of its scene, and is left out while they say the same', () => {
    const text: Layer = {
      id: 'a',
      name: 'Headline',
      type: 'text',
      binding: 'headline',
      x: 60,
      y: 800,
      w: 880,
      h: 600,
      rotation: 0,
      locked: false,
      hidden: false,
      group: null,
      style: {
        font: 'display',
        weight: 700,
        size: 8,
        color: 'ink',
        align: 'left',
        valign: 'top',
        line_height: 1.2,
        caps: false,
        tracking: 0,
        strike: false,
        balance: false,
        is_color_exact: false,
      },
    }
    const build = (headline: string) => {
      const formats = { '9:16': { background: 'paper' as const, layers: [text] } }
      return buildProject({
        captions: { style: 'block', place: 'lower', size: 'medium' },
        scenes: [buildScene(1, { texts: { headline }, formats })],
      })
    }
    const box = planFrame(build('Another text'), '9:16', 0, [cue]).caption?.box
    expect((box?.y ?? 0) + (box?.h ?? 0)).toBeLessThanOrEqual(text.y)
    expect(planFrame(build('It does not leak!'), '9:16', 0, [cue]).caption).toBeNull()
  })

  test('[P-46] a caption keeps away from the overlays that are shown meanwhile', () => {
    const captions = { style: 'block', place: 'lower', size: 'medium' } as const
    const content = { kind: 'text', text: 'Two for one' } as const
    const base = buildProject({ captions })
    const time = { id: toId(700), scene_id: null, start: 0, duration: 60 }
    const overlay = fitOverlay(composeOverlay({ ...time, content, look: base.look }), base.look, { x: 0.5, y: 1 })
    const place = (overlays: readonly (typeof overlay)[]) =>
      planFrame({ ...base, overlays: [...overlays] }, '9:16', 0, [cue]).caption?.box.y ?? 0
    const bounds = getOverlayBounds(overlay.formats['9:16'])
    expect(place([overlay])).toBeLessThan(place([]) - (bounds?.h ?? 0) / 2)
    expect(place([{ ...overlay, start: 100 }])).toBe(place([]))
  })
})
