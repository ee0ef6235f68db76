import sharp from 'sharp'
import { drawSvg } from './draw-svg.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"'
const RECT = '<rect width="100" height="50" fill="red"/></svg>'

/** The size of a drawing as pixels, and the share of them that are red. */
async function draw(svg: string | Uint8Array) {
  const { data, info } = await sharp(await drawSvg(typeof svg === 'string' ? Buffer.from(svg) : svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, , , alpha = 0] = (await sharp(data, { raw: info }).stats()).channels.map(({ mean }) => mean)
  return { width: info.width, height: info.height, red: Math.round(red / 25.5), alpha: Math.round(alpha / 25.5) }
}

test.each([
  ['a viewBox alone', `${SVG} viewBox="0 0 100 50">${RECT}`],
  ['a size alone', `${SVG} width="100" height="50">${RECT}`],
  ['neither', `${SVG}>${RECT}`],
  ['a size in percent', `${SVG} width="100%" height="100%" viewBox="0 0 100 50">${RECT}`],
  ['a size of one pixel', `${SVG} width="1" height="0.5" viewBox="0 0 100 50">${RECT}`],
  ['a size in inches', `${SVG} width="4in" height="2in" viewBox="0 0 100 50">${RECT}`],
])('[P-96] a drawing with %s is drawn whole, in its shape', async (_, svg) => {
  expect(await draw(svg)).toEqual({ width: 1024, height: 512, red: 10, alpha: 10 })
})

test('[P-96] a drawing in UTF-16 is read', async () => {
  const svg = `\uFEFF<?xml version="1.0" encoding="utf-16"?>${SVG} viewBox="0 0 100 50">${RECT}`
  expect(await draw(Buffer.from(svg, 'utf16le'))).toMatchObject({ width: 1024, red: 10 })
})
