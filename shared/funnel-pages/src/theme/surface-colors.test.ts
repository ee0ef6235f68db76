import { contrast } from '@marquee/creative/color'
import fc from 'fast-check'
import { toSurfaceColors } from './surface-colors.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const palette = fc.record({ paper: hex, ink: hex, accent: hex, soft: hex, deep: hex })
const look = fc.constantFrom('editorial' as const, 'bold' as const)

describe('colors of funnel pages', () => {
  test('[P-47] text, links, fields and buttons can be read on each surface, whatever colors a brand has', () => {
    fc.assert(
      fc.property(palette, look, (colors, style) => {
        const failed = Object.entries(toSurfaceColors(colors, style)).flatMap(([name, surface]) => {
          const { paper, card, ink, muted, link, field, button, on_button } = surface
          const measured = [paper, card].flatMap((background) => [
            [contrast(ink, background), name === 'accent' ? 4.5 : 7],
            [contrast(muted, background), 4.5],
            [contrast(link, background), 4.5],
            [contrast(field, background), 3],
          ])
          return [...measured, [contrast(on_button, button), 4.5]].filter(([found = 0, least = 0]) => found < least)
        })
        expect(failed).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  test('[P-47] a brand’s own colors stay where they can be read', () => {
    const colors = { paper: '#ffffff', ink: '#1d2320', accent: '#1f7a5c', soft: '#e7f2ee', deep: '#123c2f' }
    const { page, dark, accent } = toSurfaceColors(colors, 'bold')
    expect(page).toMatchObject({ paper: '#ffffff', ink: '#1d2320', link: '#1f7a5c', button: '#1f7a5c' })
    expect(dark.paper).toBe('#123c2f')
    expect(accent).toMatchObject({ paper: '#1f7a5c', ink: '#ffffff' })
  })

  test('[P-47] a bright color makes buttons with dark words, also on a tinted surface', () => {
    const colors = { paper: '#ffffff', ink: '#222222', accent: '#ffd400', soft: '#e4efe9', deep: '#222222' }
    const { page, tinted } = toSurfaceColors(colors, 'bold')
    expect([page.button, tinted.button, page.on_button]).toEqual(['#ffd400', '#ffd400', '#0c0d10'])
  })

  test('[P-47] a color that cannot be told from the page makes no button', () => {
    const colors = { paper: '#ffffff', ink: '#222222', accent: '#fffdf5', soft: '#f4f4f4', deep: '#222222' }
    expect(toSurfaceColors(colors, 'bold').page).toMatchObject({ button: '#222222', on_button: '#ffffff' })
  })
})
