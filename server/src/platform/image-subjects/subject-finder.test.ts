import sharp, { type Sharp } from 'sharp'
import type { ShareBox } from '@marquee/creative/image-subject'
import { getOverlap } from './boxes.ts'
import { createSubjectFinder } from './subject-finder.ts'

const finder = createSubjectFinder()
afterAll(() => finder.close())

/** Starting the models takes long on a busy machine. */
jest.setTimeout(120_000)

/** A bottle at a known place of a 900 × 600 px picture. */
const BOTTLE: ShareBox = { x: 300 / 900, y: 100 / 600, w: 150 / 900, h: 420 / 600 }

function draw(background: string, bottle: string): Sharp {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${background}
      <rect x="345" y="100" width="60" height="110" rx="8" fill="${bottle}"/>
      <rect x="300" y="190" width="150" height="330" rx="24" fill="${bottle}"/></svg>`),
  )
}

const plain = (color: string) => `<rect width="900" height="600" fill="${color}"/>`
const SHADOW = `<defs><radialGradient id="s"><stop offset="0" stop-color="#000" stop-opacity="0.16"/>
  <stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient></defs><ellipse cx="375" cy="520" rx="260" ry="60" fill="url(#s)"/>`

describe('[P-41] the product of a picture is found', () => {
  test.each([
    ['on white with a soft shadow', draw(plain('#f4f4f4') + SHADOW, '#1f5d4c').jpeg()],
    ['white on white', draw(plain('#f6f6f6'), '#e6e7e8').jpeg({ quality: 92 })],
    ['black on dark', draw(plain('#191a1c'), '#050505').jpeg({ quality: 92 })],
    ['in a print colour space', draw(plain('#e8d9c0'), '#9c2f2f').toColourspace('cmyk').jpeg()],
    ['with 16 bits in grey', draw(plain('#cccccc'), '#444444').toColourspace('grey16').png()],
  ])('%s', async (_name, picture) => {
    const subject = await finder.find(await picture.toBuffer())
    expect(getOverlap(subject.box, BOTTLE)).toBeGreaterThan(0.8)
    expect(subject).toMatchObject({ width: 900, height: 600, is_sure: true, kind: 'photo', source: 'pixels' })
    expect(subject.edges.top.kind).toBe('even')
    expect(subject.calm_areas[0]?.w).toBeGreaterThan(0.3)
  })

  test('without a background, and lying on its side by its rotation mark', async () => {
    const content = await draw('', '#884422').png().withMetadata({ orientation: 6 }).toBuffer()
    const subject = await finder.find(content)
    const turned = { x: 1 - BOTTLE.y - BOTTLE.h, y: BOTTLE.x, w: BOTTLE.h, h: BOTTLE.w }
    expect(getOverlap(subject.box, turned)).toBeGreaterThan(0.95)
    expect(subject).toMatchObject({ width: 600, height: 900, kind: 'cut_out', source: 'alpha' })
  })
})
