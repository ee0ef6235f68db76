import { type ThemeColors, type ThemeMode, themeColors, themeVariables } from './tokens.ts'

const backgrounds = ['canvas', 'surface', 'raised', 'sunken'] as const
const texts = [
  'text',
  'textSecondary',
  'textMuted',
  'accentText',
  'accentTextHover',
  'success',
  'warning',
  'danger',
] as const
const tierTexts = ['tierTesting', 'tierScaling', 'tierGrowing', 'tierOptimized', 'tierWinning'] as const
const modes: ThemeMode[] = ['light', 'dark']

describe.each(modes)('the %s theme', (mode) => {
  const colors = themeColors[mode]

  test.each(pairs([...texts, ...tierTexts], backgrounds))('shows %s on %s with at least 4.5:1', (text, background) => {
    expect(contrast(colors[text], colors[background])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairs(['controlLine', 'focus', 'accent'], ['canvas', 'surface', 'raised']))(
    'shows the control colour %s on %s with at least 3:1',
    (line, background) => {
      expect(contrast(colors[line], colors[background])).toBeGreaterThanOrEqual(3)
    },
  )

  test.each(pairs(['onAccent'], ['accent', 'accentHover', 'accentActive', 'dangerFill']))(
    'shows %s on %s with at least 4.5:1',
    (text, background) => {
      expect(contrast(colors[text], colors[background])).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(
    pairs(['text', 'textSecondary', 'success', 'warning', 'danger'], ['successSoft', 'warningSoft', 'dangerSoft']),
  )('shows %s on %s with at least 4.5:1', (text, background) => {
    expect(contrast(colors[text], colors[background])).toBeGreaterThanOrEqual(4.5)
  })

  test('shows text and accent text on the soft accent with at least 4.5:1', () => {
    expect(contrast(colors.text, colors.accentSoft)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colors.accentText, colors.accentSoft)).toBeGreaterThanOrEqual(4.5)
  })

  test('names every colour as a custom property', () => {
    expect(themeVariables(mode)).toMatchObject({ '--mq-text-secondary': colors.textSecondary, '--mq-space-4': '16px' })
  })
})

function pairs(first: readonly (keyof ThemeColors)[], second: readonly (keyof ThemeColors)[]) {
  return first.flatMap((a) => second.map((b) => [a, b] as const))
}

/** WCAG 2.2, "contrast ratio". */
function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
