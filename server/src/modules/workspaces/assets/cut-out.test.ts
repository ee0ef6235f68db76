import sharp from 'sharp'
import { cutOut } from './cut-out.service.ts'

/** A red cup with a shadow, on a background, as a photographer of a shop delivers it. */
function drawProduct(background: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${background}
    <circle cx="200" cy="150" r="80" fill="#c0392b"/><rect x="180" y="120" width="40" height="40" fill="#fafafa"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer()
}

const PLAIN = '<rect width="400" height="300" fill="#f4f4f2"/>'

async function readPixels(image: Buffer) {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
  return { ...info, at, data }
}

describe('[F-09] cutting a product out of its background', () => {
  test('the background becomes transparent and is trimmed, the product stays, also where it has the colour of the background', async () => {
    const image = await readPixels((await cutOut(await drawProduct(PLAIN)))?.image ?? Buffer.alloc(0))
    const [middleX, middleY] = [image.width >> 1, image.height >> 1]
    expect(image.width).toBeGreaterThan(150)
    expect(image.width).toBeLessThan(200)
    expect(image.at(2, 2)[3]).toBe(0)
    expect(image.at(middleX, middleY)[3]).toBe(255)
    expect(image.at(middleX, middleY)[0]).toBeGreaterThan(230)
    expect(image.at(middleX - 60, middleY)[3]).toBe(255)
  })

  test('the edge is smooth, and no pixel of it keeps the pale colour of the background', async () => {
    const { data } = await readPixels((await cutOut(await drawProduct(PLAIN)))?.image ?? Buffer.alloc(0))
    const edge: number[][] = []
    for (let at = 0; at < data.length; at += 4) {
      const alpha = data[at + 3] ?? 0
      if (alpha > 60 && alpha < 230) {
        edge.push([...data.subarray(at, at + 3)])
      }
    }
    expect(edge.length).toBeGreaterThan(200)
    const pale = edge.filter(([, green = 0, blue = 0]) => green > 180 && blue > 180)
    expect(pale.length / edge.length).toBeLessThan(0.05)
  })

  test('a soft shade across the background is background', async () => {
    const shaded =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#e4e4e4"/></linearGradient></defs><rect width="400" height="300" fill="url(#g)"/>'
    const image = await readPixels((await cutOut(await drawProduct(shaded)))?.image ?? Buffer.alloc(0))
    expect(image.width).toBeLessThan(200)
  })

  test.each([
    [
      'a busy background',
      Array.from({ length: 40 }, (_, index) => `<rect x="${index * 10}" width="5" height="300" fill="#226644"/>`).join(
        '',
      ),
    ],
    [
      'a background of two colours',
      '<rect width="400" height="150" fill="#88bbee"/><rect y="150" width="400" height="150" fill="#886644"/>',
    ],
  ])('%s is left alone', async (_name, background) => {
    expect(await cutOut(await drawProduct(PLAIN + background))).toBeNull()
  })

  test('an image of nothing but background, and one that is cut out already, are left alone', async () => {
    const empty = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer()
    expect(await cutOut(empty)).toBeNull()
    const done = (await cutOut(await drawProduct(PLAIN)))?.image ?? Buffer.alloc(0)
    expect(await cutOut(done)).toBeNull()
  })
})

/** A product as it is delivered on white, with the given shapes. */
function drawOnWhite(shapes: string): Promise<Buffer> {
  const defs = `<linearGradient id="chrome"><stop offset="0" stop-color="#3a3d42"/><stop offset="0.3" stop-color="#f7f8f9"/>
    <stop offset="0.45" stop-color="#8b9096"/><stop offset="0.8" stop-color="#2c2e33"/><stop offset="1" stop-color="#5b5f66"/></linearGradient>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 800 800"><defs>${defs}</defs>
    <rect width="800" height="800" fill="#f7f7f7"/>${shapes}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer()
}

describe('[P-41] a cut-out is only used by itself when it is clean', () => {
  test.each([
    ['a dark bottle', '<rect x="300" y="150" width="200" height="520" rx="40" fill="#24506b"/>', true],
    [
      'a mug with a handle',
      '<rect x="250" y="250" width="250" height="300" fill="#c0392b"/><circle cx="540" cy="400" r="80" fill="none" stroke="#c0392b" stroke-width="36"/>',
      true,
    ],
    [
      'chrome with its highlights inside',
      '<rect x="280" y="150" width="240" height="520" rx="20" fill="url(#chrome)"/>',
      true,
    ],
    [
      'white packaging',
      '<rect x="250" y="200" width="300" height="420" fill="#eceded"/><rect x="300" y="300" width="200" height="80" fill="#224488"/>',
      false,
    ],
    [
      'clear glass',
      '<rect x="300" y="150" width="200" height="500" rx="30" fill="#f3f5f5" stroke="#cfd6d8" stroke-width="5"/><rect x="300" y="150" width="200" height="60" fill="#8a5a2b"/>',
      false,
    ],
    [
      'a highlight that reaches the edge',
      '<rect x="280" y="150" width="240" height="520" fill="#33363b"/><path d="M280 250 h170 v14 h-170 z M350 400 h170 v14 h-170 z M280 520 h170 v14 h-170 z" fill="#f7f7f7"/>',
      false,
    ],
  ])('%s', async (_name, shapes, isUsed) => {
    expect((await cutOut(await drawOnWhite(shapes)))?.isClean ?? false).toBe(isUsed)
  })
})
