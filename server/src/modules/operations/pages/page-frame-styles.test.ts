import { FONT_FAMILY, themeColors } from '@marquee/ui/theme/tokens'
import { FRAME_COLORS, FRAME_STYLES } from './page-frame-styles.ts'
import { CANVAS } from './page-theme.ts'

/** A colour of the host's logo, which is no token of the UI kit. */
const { lamp: _lamp, ...colors } = FRAME_COLORS

test.each(Object.entries(colors))('[P-83] the frame paints %s as the two themes do', (name, painted) => {
  const token = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as keyof typeof themeColors.light
  expect(painted).toEqual([themeColors.light[token], themeColors.dark[token]])
})

test.each(Object.entries(FRAME_STYLES))('[P-83] the frame %s writes in the fonts of the theme', (_name, styles) => {
  expect(styles).toContain(`font: 400 14px/1.5714 ${FONT_FAMILY};`)
})

test('[P-83] the first background is the canvas of the two themes', () => {
  expect(CANVAS).toEqual({ light: themeColors.light.canvas, dark: themeColors.dark.canvas })
})
