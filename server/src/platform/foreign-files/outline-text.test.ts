import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { createForeignFiles } from './foreign-files.ts'

const require = createRequire(import.meta.url)
/** A font that is not among the bundled ones under its own name, as a workspace uploads it. */
const OWN = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2')),
)

// Fonts belong to a whole process: here, tests that ran before may have registered some.
const foreignFiles = createForeignFiles()
afterAll(() => foreignFiles.close())

function draw(text: string, fonts: readonly Uint8Array[] = []): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60">${text}</svg>`
  return foreignFiles.drawSvg(Buffer.from(svg), fonts)
}

async function expectRefusal(text: string, reason: string): Promise<void> {
  await expect(draw(text)).rejects.toMatchObject({ errors: { file: [expect.stringContaining(reason)] } })
}

/** The share of a drawing that is opaque. */
async function measureInk(drawing: Uint8Array): Promise<number> {
  const { channels } = await sharp(drawing).stats()
  return (channels[3]?.mean ?? 0) / 255
}

describe('[P-42] the text of a logo that is a drawing', () => {
  test('is drawn in the bundled font that it names, by attribute or style, also on what contains it', async () => {
    const byAttribute = await draw(
      '<text y="45" font-size="40" font-family="Caveat, cursive" font-weight="bold">Lumenia</text>',
    )
    const byStyle = await draw(
      `<g style="font-family: 'Caveat'; font-weight: 700"><text y="45" font-size="40"><tspan>Lumenia</tspan></text></g>`,
    )
    expect(await measureInk(byAttribute)).toBeGreaterThan(0.03)
    expect(await measureInk(byStyle)).toBeCloseTo(await measureInk(byAttribute), 3)
  })

  test('is drawn in a font of the workspace, which the next drawing does not have', async () => {
    const text = '<text y="45" font-size="40" font-family="Space Grotesk Light" font-weight="300">Lumenia</text>'
    expect(await measureInk(await draw(text, [OWN]))).toBeGreaterThan(0.03)
    await expectRefusal(text, 'the font “Space Grotesk Light” in the weight 300, which is not here')
  })

  test.each([
    ['in an unknown font', '<text font-family="Garamond">a</text>', 'the font “Garamond”, which is not here'],
    ['in another weight', '<text font-family="Inter" font-weight="800">a</text>', 'in the weight 800'],
    ['in italics', '<text font-family="Inter" font-style="italic">a</text>', 'which is not here'],
    ['in another script', '<text font-family="Inter">Лумения</text>', 'which is not here'],
    ['without a font', '<text>a</text>', 'Convert the text to outlines'],
    ['in a drawing with a style sheet', '<style>text{font-family:Inter}</style><text>a</text>', 'a style sheet'],
  ])('is refused %s', async (_name, text, reason) => {
    await expectRefusal(text, reason)
  })
})
