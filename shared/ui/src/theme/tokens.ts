export type ThemeMode = 'light' | 'dark'

/** The names of the product's colours; every theme gives each of them a value. */
export interface ThemeColors {
  /** The background of the page. */
  canvas: string
  /** Cards, panels, inputs. */
  surface: string
  /** Drawers, menus, dialogs: one step above a card. */
  raised: string
  /** Muted fills: tags, skeletons, hovered rows. */
  sunken: string
  text: string
  textSecondary: string
  /** The faintest text colour; its contrast is still 4.5:1 on every background above. */
  textMuted: string
  /** Purely decorative lines. */
  line: string
  /** Borders that mark a control (contrast 3:1). */
  controlLine: string
  accent: string
  accentHover: string
  accentActive: string
  /** Text and icons on `accent`. */
  onAccent: string
  /** Accent as text or icon on any background. */
  accentText: string
  /** A hovered link or the text of a hovered control. */
  accentTextHover: string
  /** A tinted background of selected elements. */
  accentSoft: string
  focus: string
  success: string
  warning: string
  danger: string
  /** Tinted backgrounds of notices; text stays readable on them. */
  successSoft: string
  warningSoft: string
  dangerSoft: string
  /** Danger as the fill of a button. */
  dangerFill: string
  tierTesting: string
  tierScaling: string
  tierGrowing: string
  tierOptimized: string
  tierWinning: string
  scrim: string
  shadowCard: string
  shadowRaised: string
}

const light: ThemeColors = {
  canvas: '#f6f5f2',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#efede8',
  text: '#1b1a17',
  textSecondary: '#524f48',
  textMuted: '#666259',
  line: '#e4e1da',
  controlLine: '#8a857a',
  accent: '#2b45c9',
  accentHover: '#3a55dc',
  accentActive: '#2036a6',
  onAccent: '#ffffff',
  accentText: '#2b45c9',
  accentTextHover: '#3a55dc',
  accentSoft: '#e9ecfb',
  focus: '#2b45c9',
  success: '#1d6b45',
  warning: '#8a5300',
  danger: '#b3261e',
  successSoft: '#e6f3ec',
  warningSoft: '#fbf1de',
  dangerSoft: '#fdecea',
  dangerFill: '#b3261e',
  tierTesting: '#5d594f',
  tierScaling: '#0b617e',
  tierGrowing: '#1d6b45',
  tierOptimized: '#5b3fb0',
  tierWinning: '#8a5300',
  scrim: 'rgb(22 20 16 / 45%)',
  shadowCard: '0 1px 2px rgb(27 26 23 / 5%), 0 6px 20px -8px rgb(27 26 23 / 10%)',
  shadowRaised: '0 2px 6px rgb(27 26 23 / 6%), 0 18px 48px -12px rgb(27 26 23 / 22%)',
}

const dark: ThemeColors = {
  canvas: '#121211',
  surface: '#1b1b19',
  raised: '#232320',
  sunken: '#2a2a27',
  text: '#f3f1ec',
  textSecondary: '#c6c2b8',
  textMuted: '#a39e93',
  line: '#32312d',
  controlLine: '#817c71',
  accent: '#4d66e6',
  accentHover: '#516ae8',
  accentActive: '#3f57d6',
  onAccent: '#ffffff',
  accentText: '#a5b4ff',
  accentTextHover: '#c3ccff',
  accentSoft: '#262b4a',
  focus: '#a5b4ff',
  success: '#79cfa2',
  warning: '#e9b35c',
  danger: '#ff9d94',
  successSoft: '#1b2c23',
  warningSoft: '#322818',
  dangerSoft: '#38201e',
  dangerFill: '#c4362d',
  tierTesting: '#b9b4a8',
  tierScaling: '#7cc7e4',
  tierGrowing: '#79cfa2',
  tierOptimized: '#bda9ff',
  tierWinning: '#e9b35c',
  scrim: 'rgb(0 0 0 / 62%)',
  shadowCard: '0 1px 2px rgb(0 0 0 / 40%)',
  shadowRaised: '0 18px 48px -12px rgb(0 0 0 / 70%)',
}

export const themeColors: Readonly<Record<ThemeMode, ThemeColors>> = { light, dark }

/** Sizes that both themes share, in px. */
export const sizes = {
  space: { 1: 4, 2: 8, 3: 12, 4: 16, 5: 24, 6: 32, 7: 48, 8: 64 },
  radius: { small: 6, control: 10, card: 14, panel: 20 },
  control: { small: 32, medium: 40, large: 48 },
} as const

/** The font that the page loads. It is requested alone: in a list, one face that a machine lacks would make the whole request fail. */
export const TEXT_FACE = "'Inter Variable'"

/** The system's font with Inter's metrics (shell.css). */
const MEASURED_FACES = "'Inter Measures', 'Inter Measures Roboto', 'Inter Measures DejaVu'"

/** Inter when the page has loaded it; until then a font of the system, with Inter's metrics if it is a known one. */
export const FONT_FAMILY = `${TEXT_FACE}, Inter, ${MEASURED_FACES}, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif`

/** Specification, section 9. */
export const TOOLTIP_FADE_MS = 250

/** The tokens as CSS custom properties: `--mq-text-secondary`, `--mq-space-4`, `--mq-radius-card`, … */
export function themeVariables(mode: ThemeMode): Readonly<Record<string, string>> {
  const entries = [
    ...Object.entries(themeColors[mode]).map(([name, value]) => [`--mq-${kebab(name)}`, String(value)]),
    ...Object.entries(sizes.space).map(([step, px]) => [`--mq-space-${step}`, `${px}px`]),
    ...Object.entries(sizes.radius).map(([name, px]) => [`--mq-radius-${name}`, `${px}px`]),
    ['--mq-font', FONT_FAMILY],
    ['--mq-tooltip-fade', `${TOOLTIP_FADE_MS}ms`],
  ]
  return Object.fromEntries(entries)
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
