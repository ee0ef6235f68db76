import { aspectRatios, getCanvasSize } from '../formats.ts'
import { imageSubject } from '../image-subject.ts'
import { buildProject, clip, toId } from '../testing/build-video-project.ts'
import { composeScene, sceneRoles } from './compose-scene.ts'
import { planFrame } from './plan-frame.ts'
import { listSubjectBoxes } from './scene-boxes.ts'
import { toStillLayer } from './still-layer.ts'
import { listWordBoxes, measureOverlap } from './word-boxes.ts'

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

const busy = { kind: 'busy' as const, color: '#884422' }
const crowded = { ...subject, edges: { top: busy, right: busy, bottom: busy, left: busy } }
const onStreet = { ...photo, subject: crowded }
const hook = { ...parts, role: 'hook' as const, motion: 'zoom_in' as const }

describe('a photo behind the words of a scene', () => {
  test('[P-46] fills the frame around its product when its background is busy', () => {
    const scene = composeScene({ ...hook, picture: onStreet })
    for (const format of aspectRatios) {
      const { width, height } = getCanvasSize(format)
      const layer = toStillLayer(scene, onStreet, format)
      const [product] = listSubjectBoxes(scene, format).products
      expect(layer).toMatchObject({ x: 0, y: 0, w: width, h: height, style: { shows: 'texture' } })
      expect(measureOverlap(product!, layer) / (product!.w * product!.h)).toBeGreaterThan(0.75)
    }
  })

  test('[P-46] is framed beside the words when its product would be cropped, and nothing of the product is lost', () => {
    const wide = { ...crowded, width: 3000, height: 700, box: { x: 0.1, y: 0.2, w: 0.8, h: 0.7 } }
    const picture = { ...photo, subject: wide }
    const scene = composeScene({ ...hook, picture })
    const layer = toStillLayer(scene, picture, '9:16')
    const [product] = listSubjectBoxes(scene, '9:16').products
    expect(layer.h).toBeLessThan(getCanvasSize('9:16').height / 2)
    expect(measureOverlap(product!, layer)).toBeCloseTo(product!.w * product!.h, 0)
    expect(Math.max(...listWordBoxes(scene, '9:16').map((words) => measureOverlap(words, layer)))).toBe(0)
  })

  test('[P-46] has its words where they do not cover a face', () => {
    const face = { x: 0.35, y: 0.12, w: 0.3, h: 0.2 }
    const scene = composeScene({ ...hook, picture: { ...photo, subject: { ...crowded, faces: [face] } } })
    for (const format of ['9:16', '4:5'] as const) {
      const { faces } = listSubjectBoxes(scene, format)
      expect(listWordBoxes(scene, format).map((words) => measureOverlap(words, faces[0]!))).toEqual([0, 0])
    }
  })
})

describe('the words of a scene', () => {
  test.each([
    ['offer', 'offer'],
    ['proof', 'quote'],
    ['call', 'call_to_action'],
  ] as const)('[P-46] a scene of the kind %s shows its %s, whatever else is given', (role, binding) => {
    for (const turn of [0, 1, 2, 3, 4, 5]) {
      const { formats } = composeScene({ ...parts, role, texts: { ...texts, price: '€19.00' }, turn })
      for (const { layers } of Object.values(formats)) {
        expect(layers.map((layer) => layer.type === 'text' && layer.binding)).toContain(binding)
      }
    }
  })

  test('[P-46] the name of the brand is not written twice, and not where it could not be read', () => {
    const countNames = (name: string, headline: string) => {
      const scene = composeScene({
        ...parts,
        role: 'call',
        texts: { headline },
        look: { ...look, brand_name: name, logo: null },
      })
      return scene.formats['9:16']!.layers.filter(({ type }) => type === 'logo').length
    }
    expect(countNames('Nordwind', 'Does not leak')).toBe(1)
    expect(countNames('Nordwind', 'Nordwind')).toBe(0)
    expect(countNames('The whole name of a product that a shop wrote for search engines', 'Does not leak')).toBe(0)
  })

  test('[P-46] are there from the first frame of a hook over an image', () => {
    const scene = composeScene(hook)
    const [design] = planFrame(buildProject({ scenes: [scene] }), '9:16', 0).designs
    expect(design?.drawings.filter(({ kind }) => kind === 'layer').map(({ opacity }) => opacity)).toEqual([1, 1])
  })

  test('[P-46] that run from right to left stand at the right, with the button below them', () => {
    const place = (headline: string) => {
      const { formats } = composeScene({
        ...parts,
        role: 'call',
        picture: null,
        texts: { headline, call_to_action: 'Shop now' },
      })
      const button = formats['1:1']!.layers.find((layer) => layer.type === 'text' && layer.binding === 'call_to_action')
      return button!.x + button!.w / 2
    }
    expect(place('Does not leak')).toBeLessThan(500)
    expect(place('لا يتسرب')).toBeCloseTo(1000 - place('Does not leak'), 0)
  })
})
