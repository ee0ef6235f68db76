/** Cookie of the host's theme switch: `light`, `dark` or `system`. */
const THEME_COOKIE = 'marquee_theme'

/** The token `canvas` of the UI kit's light and dark themes. */
export const CANVAS = { light: '#f6f5f2', dark: '#121211' } as const

/** The tags that set the page's theme before any script has run, so that the wrong theme never flashes. */
export function themeTags(cookies: Readonly<Record<string, string | undefined>>): string[] {
  const choice = cookies[THEME_COOKIE]
  if (choice === 'light' || choice === 'dark') {
    return [
      `<meta name="color-scheme" content="${choice}">`,
      `<meta name="theme-color" content="${CANVAS[choice]}">`,
      `<style>html { background: ${CANVAS[choice]} }</style>`,
    ]
  }
  return [
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${CANVAS.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${CANVAS.dark}" media="(prefers-color-scheme: dark)">`,
    `<style>html { background: light-dark(${CANVAS.light}, ${CANVAS.dark}) }</style>`,
  ]
}
