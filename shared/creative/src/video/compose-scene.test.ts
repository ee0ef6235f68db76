import { aspectRatios, getCanvasSize } from '../formats.ts'
import { imageSubject } from '../image-subject.ts'
import { buildProject, clip, toId } from '../testing/build-video-project.ts'
import { composeScene, sceneRoles } from './compose-scene.ts'
import { planFrame } from './plan-frame.ts'
import { listSubjectBoxes } from './scene-boxes.ts'
import { listWordBoxes } from './word-boxes.ts'

const edge = { kind: 'even' as const, color: '#ffffff' }
const subject = imageSubject.parse({
  width: 1000,
  height: 1200,
  box: { x: 0.3, y: 0.25, w: 0.4, h: 0.5 },
  source: 'user',
  is_sure: true,
  kind: 'photo',
  faces: [],
  texts: [],
  calm_areas: [],
  edges: { top: edge, right: edge, bottom: edge, left: edge },
  sharp_share: 1,
})
const { look } = buildProject()
const photo = { kind: 'asset' as const, asset_id: toId(1), cutout: false, subject }
const texts = {
  headline: 'Does not leak',
  subline: 'For every car',
  offer: '20 % off',
  quote: 'Still warm after my shift.',
  author: 'Mira',
  call_to_action: 'Shop now',
}
const parts = { id: toId(2), duration: 60, spoken: '', texts, picture: photo, motion: 'none' as const, look, turn: 0 }

describe('the layout of a scene', () => {
  test.each(sceneRoles)('[P-46] of the kind %s shows some of the given words in all formats, and no others', (role) => {
    for (const picture of [photo, null]) {
      for (const turn of [0, 1, 2, 3, 4]) {
        const scene = composeScene({ ...parts, role, picture, turn })
        expect(Object.keys(scene.formats)).toHaveLength(aspectRatios.length)
        expect(scene.texts).toEqual(texts)
        const shown = aspectRatios.map((format) => listWordBoxes(scene, format).length)
        expect(Math.min(...shown)).toBeGreaterThan(0)
      }
    }
  })

  test.each(sceneRoles)('[P-46] of the kind %s leaves room for captions that cover none of its words', (role) => {
    const scene = composeScene({ ...parts, role, duration: 90 })
    const captions = { style: 'block', place: 'lower', size: 'medium' } as const
    const project = buildProject({ scenes: [scene], captions })
    const cue = { from: 0, to: 90, words: [{ text: 'Other', from: 0, to: 90 }] }
    for (const format of aspectRatios) {
      const box = planFrame(project, format, 60, [cue]).caption?.box ?? { x: 0, y: 0, w: 0, h: 0 }
      expect(box.w).toBeGreaterThan(0)
      const covered = listWordBoxes(scene, format).map(
        (words) =>
          Math.max(0, Math.min(words.x + words.w, box.x + box.w) - Math.max(words.x, box.x)) *
          Math.max(0, Math.min(words.y + words.h, box.y + box.h) - Math.max(words.y, box.y)),
      )
      expect(Math.max(...covered) / (box.w * box.h)).toBeLessThan(0.05)
    }
  })

  test('[P-46] of an image in motion keeps the product beside the words and within the canvas', () => {
    const scene = composeScene({ ...parts, role: 'hook', motion: 'zoom_in' })
    expect(scene.background).toEqual({ kind: 'still', picture: photo, motion: 'zoom_in' })
    for (const format of aspectRatios) {
      const [product] = listSubjectBoxes(scene, format).products
      const canvas = getCanvasSize(format)
      const box = product ?? { x: -1, y: -1, w: 0, h: 0 }
      expect(box.x).toBeGreaterThan(0)
      expect(box.y).toBeGreaterThan(0)
      expect(box.x + box.w).toBeLessThan(canvas.width)
      expect(box.y + box.h).toBeLessThan(canvas.height)
      for (const words of listWordBoxes(scene, format)) {
        const isBeside =
          words.x + words.w <= box.x ||
          box.x + box.w <= words.x ||
          words.y + words.h <= box.y ||
          box.y + box.h <= words.y
        expect(isBeside).toBe(true)
      }
    }
  })

  test('[P-46] over a clip shows the words alone, lasts no longer than the clip, and is named after what it does', () => {
    const scene = composeScene({ ...parts, role: 'hook', duration: 300, clip })
    expect(scene).toMatchObject({ name: 'Hook', duration: clip.frames, pictures: {} })
    expect(scene.background).toEqual({ kind: 'clip', clip_id: clip.id, from: 0, speed: 1, volume: 1 })
    const layers = Object.values(scene.formats).flatMap((layout) => layout.layers)
    expect(new Set(layers.map(({ type }) => type)).has('image')).toBe(false)
    expect(composeScene({ ...parts, role: 'solution', texts: {} }).name).toBe('Product')
  })
})
