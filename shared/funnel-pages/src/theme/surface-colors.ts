import { contrast, luminance, mix, parseHex } from '@marquee/creative/color'
import type { Palette } from '@marquee/creative/look'
import type { FunnelPageLook } from '../funnel-page.ts'
import type { Surface } from '../section-parts.ts'

/** The colors of what stands on a surface, each `#rrggbb`. */
export interface SurfaceColors {
  paper: string
  /** The background of cards and fields. */
  card: string
  /** Text, on paper and card: a contrast of at least 7, on the accent’s surface of at least 4.5. */
  ink: string
  /** Less important text, on paper and card: at least 4.5. */
  muted: string
  /** Links, numbers and stars in the brand’s color, on paper and card: at least 4.5. */
  link: string
  /** Lines that only decorate. */
  line: string
  /** The border of fields, on paper and card: at least 3 (WCAG 2.2, 1.4.11). */
  field: string
  button: string
  /** The words of a button: at least 4.5. */
  on_button: string
}

const TEXT = 4.5
const GRAPHIC = 3
const BEST = 7
const WHITE = '#ffffff'
const BLACK = '#0c0d10'
const STEP = 0.02

/**
 * Computes the colors of each surface from a brand’s palette. Every color is allowed; the contrasts that `SurfaceColors` names hold for
 * all of them (WCAG 2.2, https://www.w3.org/TR/WCAG22/#contrast-minimum). The brand’s own colors are kept where they suffice.
 */
export function toSurfaceColors(palette: Palette, look: FunnelPageLook): Record<Surface, SurfaceColors> {
  const paper = moveUntil(palette.paper, WHITE, (color) => luminance(parseHex(color)) >= 0.86)
  const soft = moveUntil(palette.soft, WHITE, (color) => luminance(parseHex(color)) >= 0.74)
  const tint = look === 'editorial' ? mix(paper, soft, 0.55) : soft
  const dark = moveUntil(palette.deep, BLACK, (color) => luminance(parseHex(color)) <= 0.06)
  const accent = fillWithWords(palette.accent)
  return {
    page: describe({ paper, card: mix(paper, soft, 0.5), palette, accent }),
    tinted: describe({ paper: tint, card: mix(tint, WHITE, 0.75), palette, accent }),
    dark: describe({ paper: dark, card: mix(dark, WHITE, 0.08), palette, accent }),
    accent: describeAccent(accent),
  }
}

interface Base {
  paper: string
  card: string
  palette: Palette
  accent: Fill
}

function describe({ paper, card, palette, accent }: Base): SurfaceColors {
  const papers = [paper, card]
  const ink = toReadable(luminance(parseHex(paper)) > 0.3 ? palette.ink : palette.paper, papers, BEST)
  const shows = isApart(accent.fill, paper)
  return {
    paper,
    card,
    ink,
    muted: toReadable(mix(ink, paper, 0.36), papers, TEXT),
    link: toReadable(palette.accent, papers, TEXT),
    line: mix(paper, ink, 0.16),
    field: toReadable(mix(paper, ink, 0.4), papers, GRAPHIC),
    button: shows ? accent.fill : ink,
    on_button: shows ? accent.words : paper,
  }
}

/** The least difference of a channel (0–255) at which a button is seen on its surface: yellow on white differs in blue alone. */
const APART = 56

function isApart(a: string, b: string): boolean {
  const other = parseHex(b)
  return parseHex(a).some((channel, index) => Math.abs(channel - (other[index] ?? 0)) >= APART)
}

/** Text and buttons on the brand’s color. The cards are moved away from the text’s color, so that its contrast only grows. */
function describeAccent({ fill, words }: Fill): SurfaceColors {
  const away = words === WHITE ? BLACK : WHITE
  return {
    paper: fill,
    card: mix(fill, away, 0.1),
    ink: words,
    muted: words,
    link: words,
    line: mix(fill, words, 0.3),
    field: words,
    button: words,
    on_button: toReadable(fill, [words], TEXT),
  }
}

interface Fill {
  fill: string
  words: string
}

/** The brand’s color with words on it: white where a little more depth makes it readable, else a dark color. */
function fillWithWords(accent: string): Fill {
  if (contrast(accent, WHITE) >= GRAPHIC) {
    return { fill: moveUntil(accent, BLACK, (color) => contrast(color, WHITE) >= TEXT), words: WHITE }
  }
  return { fill: accent, words: BLACK }
}

/** The color, or the next one on the way to black or white that has the contrast with all backgrounds. */
function toReadable(color: string, backgrounds: readonly string[], least: number): string {
  const measure = (one: string) => Math.min(...backgrounds.map((background) => contrast(one, background)))
  const target = measure(WHITE) > measure(BLACK) ? WHITE : BLACK
  return moveUntil(color, target, (moved) => measure(moved) >= least)
}

/** The first color on the way to `target` that suffices; `target` itself when none does before. */
function moveUntil(color: string, target: string, suffices: (color: string) => boolean): string {
  for (let share = 0; share < 1; share += STEP) {
    const moved = mix(color, target, share)
    if (suffices(moved)) {
      return moved
    }
  }
  return target
}
