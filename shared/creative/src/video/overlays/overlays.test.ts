import fc from 'fast-check'
import { aspectRatios, toUnits } from '../../formats.ts'
import { getWordsArea } from '../../safe-areas.ts'
import { buildProject, buildScene, toId } from '../../testing/build-video-project.ts'
import { getOverlayStart } from '../scene-times.ts'
import { composeOverlay, type OverlayContent } from './compose-overlay.ts'
import { fitOverlay, getOverlayBounds, getOverlayPlace, toOverlayPlace } from './fit-overlay.ts'
import { findOverlayLook, setOverlayLook } from './overlay-look.ts'
import { timeOverlay } from './time-overlay.ts'

const { look } = buildProject()
const compose = (content: OverlayContent) =>
  composeOverlay({ id: toId(700), scene_id: null, start: 0, duration: 30, content, look })

describe('[P-46] overlays', () => {
  test('whatever the words, an overlay lies within the area that no placement covers, at any place and in each format', () => {
    const anyText = fc.oneof(
      fc.string({ maxLength: 300, unit: 'grapheme' }),
      fc.constant('x'.repeat(300)),
      fc.constant('خصم كبير على كل شيء '.repeat(10)),
    )
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(anyText, share, share, (text, x, y) => {
        const overlay = fitOverlay(compose({ kind: 'text', text }), look, { x, y })
        for (const format of aspectRatios) {
          const area = getWordsArea(format)
          const bounds = getOverlayBounds(overlay.formats[format]) ?? { x: 0, y: 0, w: 0, h: 0 }
          expect(bounds.x).toBeGreaterThanOrEqual(toUnits(area.x) - 0.01)
          expect(bounds.y).toBeGreaterThanOrEqual(toUnits(area.y) - 0.01)
          expect(bounds.x + bounds.w).toBeLessThanOrEqual(toUnits(area.x + area.w) + 0.01)
          expect(bounds.y + bounds.h).toBeLessThanOrEqual(toUnits(area.y + area.h) + 7)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('its place is read as it was set, and other words keep it', () => {
    const placed = fitOverlay(compose({ kind: 'text', text: 'New' }), look, { x: 1, y: 0.75 })
    expect(getOverlayPlace(placed, '9:16')).toEqual({ x: expect.closeTo(1), y: expect.closeTo(0.75) })
    const longer = { ...placed, texts: { content: 'New: two for the price of one until Sunday' } }
    const fitted = fitOverlay(longer, look, getOverlayPlace(placed, '9:16'))
    expect(getOverlayPlace(fitted, '1:1')).toEqual({ x: expect.closeTo(1), y: expect.closeTo(0.75) })
    const width = (overlay: typeof placed) => getOverlayBounds(overlay.formats['1:1'])?.w ?? 0
    expect(width(fitted)).toBeGreaterThan(width(placed) * 2)
    expect(toOverlayPlace({ x: -900, y: 5000, w: 100, h: 100 }, '9:16')).toEqual({ x: 0, y: 1 })
  })

  test('its texts take a look of the brand; logos and images have none', () => {
    const text = compose({ kind: 'text', text: 'New' })
    expect(findOverlayLook(text)).toBe('dark')
    expect(findOverlayLook({ ...text, formats: setOverlayLook(text, 'accent') })).toBe('accent')
    expect(findOverlayLook(compose({ kind: 'logo' }))).toBeNull()
  })

  test('within one scene it belongs to the scene, across a cut to the video, and never leaves the video', () => {
    const project = buildProject({ scenes: [buildScene(1), buildScene(2), buildScene(3)] })
    expect(timeOverlay(project, { start: 70, duration: 40 })).toEqual({ scene_id: toId(2), start: 10, duration: 40 })
    expect(timeOverlay(project, { start: 50, duration: 40 })).toEqual({ scene_id: null, start: 50, duration: 40 })
    expect(timeOverlay(project, { start: 175, duration: 1 })).toEqual({ scene_id: toId(3), start: 50, duration: 10 })
    expect(timeOverlay(project, { start: -20, duration: 900 })).toEqual({ scene_id: null, start: 0, duration: 180 })
    const moved = { ...compose({ kind: 'logo' }), ...timeOverlay(project, { start: 70, duration: 40 }) }
    expect(getOverlayStart(project, moved)).toBe(70)
  })
})
