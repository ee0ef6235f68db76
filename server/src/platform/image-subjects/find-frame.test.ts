import sharp from 'sharp'
import { findFrame } from './find-frame.ts'

const SCENE = `<rect width="400" height="300" fill="#7a5c3a"/><circle cx="200" cy="150" r="90" fill="#2b6cb0"/>`

async function find(content: string): Promise<ReturnType<typeof findFrame>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${content}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return findFrame({ width: info.width, height: info.height, data })
}

describe('[P-41] the frame of a photo', () => {
  test.each([
    ['white', '#ffffff'],
    ['black', '#000000'],
  ])('is found when it is %s', async (_name, color) => {
    const frame = `<rect x="6" y="6" width="388" height="288" fill="none" stroke="${color}" stroke-width="12"/>`
    const inner = await find(SCENE + frame)
    expect(inner?.x).toBeCloseTo(15 / 400)
    expect(inner?.h).toBeCloseTo(270 / 300)
  })

  test.each([
    ['a photo without one', SCENE],
    [
      'a round product with narrow margins',
      '<rect width="400" height="300" fill="#fff"/><ellipse cx="200" cy="150" rx="188" ry="141" fill="#333"/>',
    ],
    [
      'a rectangular product on a plain background',
      '<rect width="400" height="300" fill="#fff"/><rect x="60" y="45" width="280" height="210" fill="#333"/>',
    ],
  ])('is not seen in %s', async (_name, content) => {
    expect(await find(content)).toBeNull()
  })
})
