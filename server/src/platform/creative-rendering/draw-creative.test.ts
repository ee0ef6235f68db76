import { createHash } from 'node:crypto'
import { contrast } from '@marquee/creative/color'
import { FULL_SIZE, getCanvasSize } from '@marquee/creative/formats'
import { backdrops, products } from '@marquee/creative/picture'
import { listFormats, type Template } from '@marquee/creative/template'
import { type Creative, toDocument, typeKits } from './creative.ts'
import { drawOnCanvas } from './draw-on-canvas.ts'
import { renderImage } from './render-image.ts'
import { listDemoTemplates } from './template-catalogue.ts'

function drawCreative(creative: Creative, width: number) {
  return drawOnCanvas(toDocument(creative), { format: creative.aspect_ratio, width })
}

const TEXTS = {
  headline: 'Your skin called. It wants fewer steps.',
  subline: 'Three actives, one bottle, nothing that you cannot pronounce.',
  cta: 'Shop now',
  tag: 'New',
  quote: 'I stopped buying five different serums. This one bottle did more in two weeks than my whole shelf.',
  author: 'Mara T.\nVerified buyer',
  before_label: 'Week 0',
  after_label: 'Week 6',
  old_price: '$48',
  price: '$34',
  offer: '-30%',
  offer_note: 'Ends Sunday at midnight',
  code: 'GLOW30',
  season: 'Autumn edit',
  event_kind: 'Live workshop',
  event_date: '12 March, 18:00',
  event_place: 'Online, free to join',
  stat: '9 of 10',
  stat_label: 'customers reorder within sixty days',
  footnote: 'Survey of 412 customers',
  point_1: 'Absorbs in under a minute',
  point_2: 'No perfume, ever',
  point_3: 'Refills save 70% plastic',
  point_4: 'Tested on sensitive skin',
  number_1: '1',
  number_2: '2',
  number_3: '3',
  number_4: '4',
  versus_them: 'Others',
  caption: 'POV: it finally works',
  caption_2: 'day 14 and wow',
}

const PALETTES = [
  { paper: '#faf6f0', ink: '#2a2320', accent: '#b5502f', soft: '#f0ddc9', deep: '#5a2a1f' },
  { paper: '#202020', ink: '#eeeeee', accent: '#f5d90a', soft: '#bbbbbb', deep: '#888888' },
]

function buildCreative(template: Template, index: number, changes: Partial<Creative> = {}): Creative {
  const product = products[index % products.length] ?? 'bottle'
  const backdrop = backdrops[index % backdrops.length] ?? 'studio'
  const scene = { kind: 'scene', backdrop, product, arrangement: 'single', seed: `scene ${index}` } as const
  return {
    template: template.id,
    aspect_ratio: listFormats(template)[index % listFormats(template).length] ?? '1:1',
    brand: {
      name: 'Lumenia',
      mark: 'leaf',
      palette: PALETTES[index % PALETTES.length] ?? PALETTES[0]!,
      type_kit: typeKits[index % typeKits.length] ?? 'plain',
    },
    texts: TEXTS,
    pictures: {
      scene,
      scene_2: scene,
      before: scene,
      cutout: { kind: 'cutout', product, seed: 'cutout' },
      portrait: { kind: 'portrait', seed: 'portrait' },
      screen: { kind: 'screen', seed: 'screen' },
    },
    ...changes,
  }
}

const templates = listDemoTemplates()

describe('drawing a creative', () => {
  test('there are many templates, of every style', () => {
    expect(templates.length).toBeGreaterThanOrEqual(18)
    expect(new Set(templates.map(({ style }) => style)).size).toBe(6)
  })

  test.each(templates.map((template, index) => [template.id, template, index] as const))(
    '%s: every text can be read on what is behind it and stays on the canvas',
    (_id, template, index) => {
      for (const shift of [0, 1, 2]) {
        const creative = buildCreative(template, index + shift)
        const { canvas, texts } = drawCreative(creative, 270)
        const { width, height } = FULL_SIZE[creative.aspect_ratio]
        expect(canvas.height).toBe(Math.round((270 * height) / width))
        expect(texts.length).toBe(
          template.formats[creative.aspect_ratio]?.layers.filter(({ type }) => type === 'text').length,
        )
        for (const text of texts) {
          expect(text.contrast).toBeGreaterThanOrEqual(4.5)
          expect(text.isShortened).toBe(false)
          expect(text.box.x).toBeGreaterThanOrEqual(0)
          expect(text.box.x + text.box.w).toBeLessThanOrEqual(getCanvasSize(creative.aspect_ratio).width)
        }
      }
    },
  )

  test('the same input gives the same bytes, another seed gives others', async () => {
    const template = templates[0]!
    const readHash = async (creative: Creative) =>
      createHash('sha256')
        .update(await renderImage({ kind: 'creative', creative, width: 320 }))
        .digest('hex')
    const first = buildCreative(template, 0)
    const other = buildCreative(template, 1, { aspect_ratio: first.aspect_ratio })
    expect(await readHash(first)).toBe(await readHash(buildCreative(template, 0)))
    expect(await readHash(first)).not.toBe(await readHash(other))
  })

  test('texts of other scripts, without spaces or far too long are drawn all the same', () => {
    for (const headline of [
      'Größe zählt: ÄÖÜß œ ñ ç ã',
      'Привет, мир',
      'Γειά σου',
      'x'.repeat(500),
      '漢字と仮名'.repeat(20),
      'مرحبا',
      '👩‍👩‍👧‍👦',
      '\u0000',
    ]) {
      const creative = buildCreative(templates[0]!, 0, { texts: { ...TEXTS, headline } })
      expect(drawCreative(creative, 160).texts.every((text) => text.contrast >= 4.5)).toBe(true)
    }
  })

  test('an unknown template and a ratio that a template does not have are refused', () => {
    const creative = buildCreative(templates[0]!, 0)
    expect(() => drawCreative({ ...creative, template: 'nothing' }, 100)).toThrow(RangeError)
    expect(() => drawCreative({ ...creative, template: 'polaroid', aspect_ratio: '16:9' }, 100)).toThrow(RangeError)
  })

  test('contrast is measured as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})
