import { wcagContrast } from 'culori'
import { toCreativeLook } from './to-creative-look.ts'

const toPalette = (colors: string[]) => toCreativeLook({ name: 'B', colors, fonts: [], logos: [] }).palette

/** Every corner of the colour cube, greys, and nothing at all. */
const SETS: string[][] = [
  [],
  ['#ffffff'],
  ['#000000'],
  ['#808080'],
  ...['00', '80', 'ff'].flatMap((r) =>
    ['00', '80', 'ff'].flatMap((g) => ['00', '80', 'ff'].map((b) => [`#${r}${g}${b}`])),
  ),
  ['#ffe600', '#fff8e1', '#2b2b00'],
  ['#f8d7e3', '#fdeff4', '#d9a5b8'],
  ['#0a0a23', '#1b1b3a', '#2d2d55'],
]

describe('a brand profile as a look of creatives', () => {
  test.each(SETS.map((colors) => [colors.join(' ') || 'no colours', colors] as const))(
    '%s: every text can be read',
    (_name, colors) => {
      const { paper, ink, accent, soft, deep } = toPalette([...colors])
      expect(wcagContrast(ink, paper)).toBeGreaterThanOrEqual(7)
      expect(wcagContrast(ink, soft)).toBeGreaterThanOrEqual(7)
      expect(wcagContrast(paper, deep)).toBeGreaterThanOrEqual(7)
      expect(Math.max(wcagContrast(paper, accent), wcagContrast(ink, accent))).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('the brand’s own colours are kept where they can be read', () => {
    expect(toPalette(['#1a5f7a', '#f4b942', '#ffffff', '#111111'])).toMatchObject({
      accent: '#1a5f7a',
      paper: '#ffffff',
      ink: '#111111',
    })
  })

  test('fonts are the brand’s files, or the bundled ones that are most like them', () => {
    const asset = { id: '01a1fc3f-c31b-7390-8361-000000000000' } as never
    const getFonts = (fonts: Parameters<typeof toCreativeLook>[0]['fonts']) =>
      toCreativeLook({ name: 'B', colors: [], fonts, logos: [] }).fonts
    expect(getFonts([])).toEqual({ heading: 'sans', body: 'sans' })
    expect(
      getFonts([
        { role: 'heading', family: 'Own', asset },
        { role: 'body', family: 'Playfair Display', asset: null },
      ]),
    ).toEqual({ heading: 'asset:01a1fc3f-c31b-7390-8361-000000000000', body: 'serif' })
    expect(getFonts([{ role: 'heading', family: 'Source Sans Pro', asset: null }])).toEqual({
      heading: 'sans',
      body: 'sans',
    })
  })
})
