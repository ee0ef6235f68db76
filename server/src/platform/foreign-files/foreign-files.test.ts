import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { buildJpegClaim, buildPng, HOSTILE_DRAWINGS, packedComment } from '../../testing/hostile-images.ts'
import { DomainError } from '../errors/domain-error.ts'
import { createForeignFiles } from './foreign-files.ts'

const require = createRequire(import.meta.url)
const woff2 = readFileSync(fileURLToPath(import.meta.resolve('@fontsource/anton/files/anton-latin-400-normal.woff2')))
const arabic = readFileSync(
  fileURLToPath(
    import.meta.resolve('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2'),
  ),
)
const MB = 1024 * 1024

const files = createForeignFiles()
afterAll(() => files.close())

/** The sentence of a refusal; null when the file is taken. */
const getRefusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof DomainError ? error.errors?.['file']?.[0] : String(error)),
  )

/** Written over the announced length of everything unpacked, which stands at byte 16 of WOFF2. */
function claiming(bytes: number): Buffer {
  const font = Buffer.from(woff2)
  font.writeUInt32BE(bytes, 16)
  return font
}

describe('[P-31] images from outside', () => {
  test.each([
    ['a PNG of 60,000 × 60,000 pixels', buildPng(60_000, 60_000, { rows: 1 }), 'too many pixels'],
    ['a JPEG of 65,500 × 65,500', buildJpegClaim(65_500, 65_500), 'too many pixels'],
    ['claimed rows that are not there', buildPng(7000, 7000, { rows: 10 }), 'damaged'],
    ['bytes behind the header that are none', buildPng(9, 9).subarray(0, 45), 'damaged'],
  ])('%s is refused with a sentence', async (_, content, sentence) => {
    expect(await getRefusal(files.cleanImage(content))).toContain(sentence)
  })

  test('the most that is decoded costs the server next to nothing', async () => {
    const before = process.memoryUsage.rss()
    const bomb = buildPng(7000, 7000)
    expect(bomb.length).toBeLessThan(MB)
    expect(await files.cleanImage(bomb)).toMatchObject({ width: 4096, height: 4096, contentType: 'image/webp' })
    // Decoding it would take as many bytes as it has pixels.
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * MB)
  })

  test('a packed comment of 300 MB is not unpacked into what is kept', async () => {
    const content = buildPng(8, 8, { extra: [packedComment(300 * MB)] })
    const refusal = await getRefusal(files.cleanImage(content))
    expect([null, 'The image is damaged and cannot be read.']).toContain(refusal)
  })

  test.each(Object.entries(HOSTILE_DRAWINGS))(
    'a drawing with %s is refused or small, in a limited time',
    async (_, drawing) => {
      const limited = createForeignFiles({ drawingTimeoutMs: 4000 })
      const work = limited.drawSvg(drawing).then(
        async (png) => (await sharp(png).metadata()).width,
        (error: unknown) => (error instanceof DomainError ? 'refused' : String(error)),
      )
      expect(['refused', 1024]).toContain(await work)
      // The next upload is processed. It has its usual time, because starting its process takes seconds on a busy machine.
      expect(await limited.cleanImage(buildPng(8, 8))).toMatchObject({ width: 8 })
      limited.close()
    },
    60_000,
  )

  test('a drawing reads no file of the server', async () => {
    const inside = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">
      <image width="9" height="9" xlink:href="file://${fileURLToPath(import.meta.resolve('@fontsource/anton/package.json'))}"/></svg>`,
    )
    const { data } = await sharp(await files.drawSvg(inside))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data.every((value) => value === 0)).toBe(true)
  })
})

describe('[P-31] fonts from outside', () => {
  test.each([
    ['Latin', woff2],
    ['Arabic alone', arabic],
    ['Latin, which claims 4 GB that nobody reserves,', claiming(0xff_ff_ff_f0)],
  ])('a font of %s is taken', async (_, content) => {
    expect(await getRefusal(files.checkFont(content))).toBeNull()
  })

  test.each([
    ['the half of a font', woff2.subarray(0, woff2.length / 2)],
    ['a signature with nothing behind it', Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(200)])],
    ['TrueType of noise', Buffer.concat([Buffer.from('0001000000', 'hex'), Buffer.alloc(5000, 0xa7)])],
  ])('%s is refused with a sentence', async (_, content) => {
    expect(await getRefusal(files.checkFont(content))).toMatch(/^The (?:font|file) is damaged and cannot be read\./)
  })
})
