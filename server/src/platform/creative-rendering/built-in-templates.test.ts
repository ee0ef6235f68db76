import { isNiche } from '@marquee/contract/niches'
import { builtInTemplates } from '@marquee/creative/built-in-templates'
import { listTextBindings } from '@marquee/creative/compose-creative'
import { contentBindings } from '@marquee/creative/content'
import { getCanvasSize } from '@marquee/creative/formats'
import { placements } from '@marquee/creative/safe-areas'
import { listFormats } from '@marquee/creative/template'

describe('the ad templates that come with the product', () => {
  test('[P-41] there are at least forty, over eight styles, each laid out for four formats', () => {
    expect(builtInTemplates.length).toBeGreaterThanOrEqual(40)
    expect(new Set(builtInTemplates.map(({ id }) => id)).size).toBe(builtInTemplates.length)
    expect(new Set(builtInTemplates.map(({ style }) => style)).size).toBe(8)
    expect(builtInTemplates.every((template) => listFormats(template).length === 4)).toBe(true)
  })

  test('their niches are those of the library', () => {
    expect(builtInTemplates.flatMap(({ niches }) => niches).filter((niche) => !isNiche(niche))).toEqual([])
  })

  test.each(builtInTemplates.map((template) => [template.id, template] as const))(
    '[P-41] %s shows only words that a campaign or the template itself has',
    (_id, template) => {
      const known = new Set<string>([...contentBindings, ...Object.keys(template.texts)])
      expect([...listTextBindings(template)].filter((binding) => !known.has(binding))).toEqual([])
    },
  )

  test.each(builtInTemplates.map((template) => [template.id, template] as const))(
    '[P-41] %s keeps words and logo where no placement covers them',
    (_id, template) => {
      for (const { format, margins } of placements.filter(({ isKeptByTemplates }) => isKeptByTemplates)) {
        const { width, height } = getCanvasSize(format)
        const layouts = [template.formats, template.formats_for_busy_images, template.formats_without_image]
        const layers = layouts.flatMap((formats) => formats?.[format]?.layers ?? [])
        const words = layers.filter(({ type }) => type === 'text' || type === 'logo')
        for (const { name, x, y, w, h } of words) {
          const isFree =
            x >= margins.left * width - 1 &&
            x + w <= width * (1 - margins.right) + 1 &&
            y >= margins.top * height - 1 &&
            y + h <= height * (1 - margins.bottom) + 1
          expect({ name, isFree }).toEqual({ name, isFree: true })
        }
      }
    },
  )
})
