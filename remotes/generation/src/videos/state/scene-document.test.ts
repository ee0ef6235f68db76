import { videoScene } from '@marquee/creative/video-project'
import { readSceneDesign, toSceneDocument } from './scene-document.ts'

const ID = '01890000-0000-4000-8000-000000000001'
const text = {
  type: 'text',
  id: 'a',
  name: 'Headline',
  binding: 'headline',
  x: 0,
  y: 0,
  w: 100,
  h: 50,
  style: { font: 'display', size: 60, color: 'ink' },
}
const scene = videoScene.parse({
  id: ID,
  name: 'Hook',
  duration: 60,
  spoken: '',
  background: { kind: 'still', picture: { kind: 'asset', asset_id: ID, cutout: false }, motion: 'none' },
  entrance: 'none',
  transition: { kind: 'cut', frames: 0 },
  texts: { headline: 'Does not leak' },
  pictures: {},
  formats: { '1:1': { background: 'paper', layers: [text] } },
})
const look = {
  brand_name: 'Harbor',
  palette: { paper: '#ffffff', ink: '#000000', accent: '#000000', soft: '#ffffff', deep: '#000000' },
  fonts: { heading: 'sans', body: 'sans' },
  logo: null,
} as const

describe('[P-46] the layers of a scene in the image editor', () => {
  test('stand above the image of the scene, which is locked', () => {
    const document = toSceneDocument(scene, look)
    expect(document.formats['1:1']?.layers.map(({ name, locked }) => [name, locked])).toEqual([
      ['Background of the scene', true],
      ['Headline', false],
    ])
  })

  test('return as they were when nothing was changed', () => {
    const { texts, pictures, formats } = scene
    expect(readSceneDesign(toSceneDocument(scene, look))).toEqual({ texts, pictures, formats })
  })
})
