import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { PlacementName } from '@marquee/contract/creative-analyses'
import sharp from 'sharp'
import { registerFonts } from '../../../../platform/fonts/register-fonts.ts'
import { analyseImage } from './analyse-image.ts'
import { endTextReader } from './read-text.ts'

const NO_WORDS = { headline: '', body: '', call_to_action: '' }
const FACES = ['Marquee Sans', 'Marquee Geometric', 'Marquee Serif', 'Marquee Condensed', 'Liberation Sans']
const SENTENCES = [
  'Sleep better from tonight on',
  'Free returns within thirty days',
  'Join 12000 happy customers',
  'Made from organic cotton',
]

beforeAll(() => registerFonts(SENTENCES))
afterAll(() => endTextReader())

async function draw(width: number, height: number, paint: (context: SKRSContext2D) => void): Promise<Buffer> {
  const canvas = createCanvas(width, height)
  paint(canvas.getContext('2d'))
  return canvas.encode('png')
}

function analyse(image: Buffer, words = NO_WORDS, placements: PlacementName[] = []) {
  return analyseImage(image, { words, placements }, () => {})
}

interface Text {
  color: string
  background: string
  size?: number
  y?: number
}

function drawText(text: string, { color, background, size = 64, y = 540 }: Text): Promise<Buffer> {
  return draw(1080, 1080, (context) => {
    context.fillStyle = background
    context.fillRect(0, 0, 1080, 1080)
    context.fillStyle = color
    context.font = `${size}px "Marquee Sans"`
    context.fillText(text, 90, y)
  })
}

describe('[P-30] what is found on an image, against what was drawn', () => {
  test('at least 95 % of the words of ads in five faces are read', async () => {
    const image = await draw(1080, 1350, (context) => {
      context.fillStyle = '#f6f1e7'
      context.fillRect(0, 0, 1080, 1350)
      context.fillStyle = '#14213d'
      for (const [row, face] of FACES.entries()) {
        for (const [column, sentence] of SENTENCES.slice(0, 2).entries()) {
          context.font = `${40 + row * 6}px "${face}"`
          context.fillText(sentence, 60, 110 + (row * 2 + column) * 125)
        }
      }
    })
    const read = (await analyse(image)).lines.flatMap(({ text }) => text.split(' '))
    const words = FACES.flatMap(() => SENTENCES.slice(0, 2).flatMap((sentence) => sentence.split(' ')))
    const missed = words.filter((word) => {
      const index = read.indexOf(word)
      return index === -1 || read.splice(index, 1).length === 0
    })
    expect(missed.length / words.length).toBeLessThanOrEqual(0.05)
  }, 120_000)

  test('contrasts are measured within a tenth of what was drawn, and weak ones are named', async () => {
    const bands = [
      ['#ffffff', '#000000', 21],
      ['#767676', '#ffffff', 4.54],
      ['#ffffff', '#e63946', 4.16],
      ['#9a9a9a', '#ffffff', 2.81],
      ['#1d3557', '#457b9d', 2.69],
    ] as const
    const image = await draw(1080, 1000, (context) => {
      for (const [index, [color, background]] of bands.entries()) {
        context.fillStyle = background
        context.fillRect(0, index * 200, 1080, 200)
        context.fillStyle = color
        context.font = '64px "Marquee Sans"'
        context.fillText(SENTENCES[1] ?? '', 60, index * 200 + 122)
      }
    })
    const { lines, findings } = await analyse(image)
    const measured = lines.map(({ contrast }) => contrast)
    expect(measured).toHaveLength(bands.length)
    for (const [index, [, , expected]] of bands.entries()) {
      expect(Math.abs((measured[index] ?? 0) - expected) / expected).toBeLessThan(0.1)
    }
    const weak = findings.filter(({ check, level }) => check === 'text-contrast' && level === 'problem')
    expect(weak).toHaveLength(measured.filter((contrast) => contrast < 3).length)
  }, 120_000)

  test('text has its place, its share and its height on a phone', async () => {
    const image = await drawText('HELLO WORLD AGAIN', { color: '#000000', background: '#ffffff', size: 100 })
    const { lines, text_share } = await analyse(image)
    // Capitals of Inter are 0.727 of the font's size.
    const height = 72.7
    expect(lines).toHaveLength(1)
    for (const { place, phone_px } of lines) {
      expect(place.x).toBeCloseTo(90 / 1080, 1)
      expect(place.y + place.height).toBeCloseTo(0.5, 1)
      expect(Math.abs(phone_px - (height / 1080) * 390)).toBeLessThan(3)
      expect(text_share).toBeCloseTo(place.width * place.height, 5)
    }
  }, 120_000)

  test('text that is too small on a phone is named', async () => {
    const image = await drawText('Terms and conditions apply here', {
      color: '#000000',
      background: '#ffffff',
      size: 24,
    })
    const { findings } = await analyse(image)
    expect(findings.find(({ check }) => check === 'text-size')).toMatchObject({ level: 'problem' })
  }, 120_000)

  test('text under the buttons of Reels is found, and text in the middle is not', async () => {
    const paint = (y: number) =>
      draw(1080, 1920, (context) => {
        context.fillStyle = '#ffffff'
        context.fillRect(0, 0, 1080, 1920)
        context.fillStyle = '#000000'
        context.font = '80px "Marquee Sans"'
        context.fillText('Free returns today', 200, y)
      })
    const levelAt = async (y: number) => {
      const { findings } = await analyse(await paint(y))
      return findings.find(({ placement }) => placement === 'reels')?.level
    }
    expect(await levelAt(1700)).toBe('problem')
    expect(await levelAt(800)).toBe('good')
  }, 120_000)

  test.each([
    ['#808080', '#929292'],
    ['#1d3557', '#2c4669'],
    ['#c03030', '#5a6b30'],
  ])(
    '[P-30] small text of hardly any contrast is seen: %s on %s',
    async (background, color) => {
      const image = await drawText('Results may vary from person to person', { color, background, size: 20 })
      const { lines, findings, score } = await analyse(image)
      expect(lines.map(({ text }) => text).join(' ')).toContain('may vary from person')
      expect(findings.find(({ check }) => check === 'text-contrast')?.level).toBe('problem')
      expect(score.parts[0]).toMatchObject({ label: 'Contrast', points: 0 })
    },
    60_000,
  )

  test('[P-30] what was not seen gives no points', async () => {
    const { score } = await analyse(await drawText(' ', { color: '#000000', background: '#ffffff' }))
    expect(score.parts[0]).toMatchObject({ label: 'Contrast', points: 0, reason: 'No text could be read' })
  }, 60_000)

  test('[P-30] a square is judged by the feed, and by other placements only when they are chosen', async () => {
    const image = await drawText('Free returns', { color: '#000000', background: '#ffffff', y: 60 })
    const list = ({ findings }: Awaited<ReturnType<typeof analyse>>) =>
      findings.flatMap(({ placement, level }) => (placement === null ? [] : [[placement, level]]))
    expect(list(await analyse(image))).toEqual([['feed', 'good']])
    expect(list(await analyse(image, NO_WORDS, ['reels', 'feed']))).toHaveLength(2)
  }, 60_000)

  test.each([
    [200, 200],
    [800, 300],
    [540, 860],
  ])(
    'the eye goes to the only thing there is, at %i, %i',
    async (x, y) => {
      const image = await draw(1080, 1080, (context) => {
        context.fillStyle = '#e9e4da'
        context.fillRect(0, 0, 1080, 1080)
        context.fillStyle = '#c1121f'
        context.beginPath()
        context.arc(x, y, 90, 0, Math.PI * 2)
        context.fill()
      })
      const { focal_point } = await analyse(image)
      expect(Math.hypot(focal_point.x - x / 1080, focal_point.y - y / 1080)).toBeLessThan(0.12)
    },
    20_000,
  )

  test('the palette has the colours that were drawn, by their share', async () => {
    const image = await draw(600, 600, (context) => {
      context.fillStyle = '#102030'
      context.fillRect(0, 0, 600, 600)
      context.fillStyle = '#e0a020'
      context.fillRect(0, 0, 600, 180)
    })
    const [first, second] = (await analyse(image)).palette
    expect(first?.color.slice(0, 3)).toMatch(/^#1/)
    expect(first?.share).toBeCloseTo(0.7, 1)
    expect(second?.color.slice(0, 2)).toMatch(/^#[de]/)
  }, 120_000)

  test('a score is the sum of its parts', async () => {
    const { score, attributes } = await analyse(
      await drawText('Shop now and save 20%', { color: '#000', background: '#fff' }),
    )
    expect(score.total).toBe(score.parts.reduce((sum, { points }) => sum + points, 0))
    expect(score.parts.reduce((sum, { most }) => sum + most, 0)).toBe(100)
    expect(attributes).toMatchObject({ has_text: true, names_offer: true, has_call_to_action: true, dark: false })
  }, 120_000)

  test('a large image is read like a small one', async () => {
    const text = await drawText('Shop now and save 20%', { color: '#000', background: '#fff' })
    const large = await sharp(text).resize(4000, 4000).webp({ quality: 60 }).toBuffer()
    expect(await analyse(large)).toMatchObject({ attributes: { has_text: true, names_offer: true } })
  }, 120_000)
})
