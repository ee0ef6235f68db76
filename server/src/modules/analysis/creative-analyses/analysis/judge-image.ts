import type { AnalysisResult, Finding, Place, PlacementName, TextLine } from '@marquee/contract/creative-analyses'
import { FEED, getCoveredPlaces, getCoveredShare, placementLabel, PLACEMENTS } from './placements.ts'

/** The measurements of an image. */
export type Measured = Pick<
  AnalysisResult,
  'width' | 'height' | 'palette' | 'lines' | 'text_share' | 'focal_point' | 'attention' | 'covered'
>

const WCAG = { title: 'WCAG 2.2, 1.4.3 contrast (minimum)', url: 'https://www.w3.org/TR/WCAG22/#contrast-minimum' }
const APPLE = {
  title: 'Apple Human Interface Guidelines: 11 pt is the smallest text',
  url: 'https://developer.apple.com/design/human-interface-guidelines/typography',
}
const TEXT_SHARE = { title: 'Meta’s former rule on text in ad images', url: null }
const SALIENCY = {
  title: 'Hou and Zhang, “Saliency detection”, CVPR 2007',
  url: 'https://doi.org/10.1109/CVPR.2007.383267',
}
const OURS = { title: 'Our rule', url: null }

const TEXT_CONTRAST = 4.5
const LARGE_TEXT_CONTRAST = 3
/** Large text in WCAG has at least 24 px; letters without descenders have about seven tenths of that height. */
const LARGE_LETTERS_PX = 17
/** In text of 11 pt, capitals and lowercase letters with descenders are about eight pixels high. */
const SMALLEST_LETTERS_PX = 8
const MOST_TEXT = 0.2
/** A line counts as hidden when a larger share than this is under a placement's interface. */
export const HIDDEN_SHARE = 0.1
const EDGE = 0.02
/** Creatives taller than 2:3 are made for a full screen; the others are shown in the feed. */
const TALL_RATIO = 0.7
const FULL_SCREEN = ['reels', 'stories', 'tiktok', 'shorts'] as const

export function judgeImage(measured: Measured): Finding[] {
  return [
    ...judgeContrast(measured.lines),
    ...judgeSize(measured.lines),
    ...judgeShare(measured),
    ...judgePlacements(measured),
    ...judgeEdges(measured.lines),
    judgeFocus(measured),
    judgePalette(measured),
  ]
}

/** The contrast that WCAG requires of a line: large text needs less. */
function getNeededContrast({ phone_px }: TextLine): number {
  return phone_px >= LARGE_LETTERS_PX ? LARGE_TEXT_CONTRAST : TEXT_CONTRAST
}

export function isReadable(line: TextLine): boolean {
  return line.contrast >= getNeededContrast(line)
}

function judgeContrast(lines: readonly TextLine[]): Finding[] {
  const weak = lines.filter((line) => !isReadable(line))
  const rule = `Text needs ${TEXT_CONTRAST}:1 with what is behind it; large text ${LARGE_TEXT_CONTRAST}:1.`
  if (weak.length === 0) {
    const lowest = Math.min(...lines.map(({ contrast }) => contrast))
    return lines.length === 0
      ? []
      : [
          finding('text-contrast', 'text', 'good', {
            title: 'All of the text that could be read stands out',
            value: `${lowest.toFixed(1)}:1 and more`,
            rule,
            source: WCAG,
          }),
        ]
  }
  return weak.map((line) =>
    finding('text-contrast', 'text', 'problem', {
      title: `“${shorten(line.text)}” is hard to read`,
      value: `${line.contrast.toFixed(1)}:1`,
      rule,
      source: WCAG,
      places: [line.place],
    }),
  )
}

function judgeSize(lines: readonly TextLine[]): Finding[] {
  const small = lines.filter(({ phone_px }) => phone_px < SMALLEST_LETTERS_PX)
  const rule = `Letters are at least ${SMALLEST_LETTERS_PX} px high on a phone that is 390 px wide.`
  const [smallest] = lines.toSorted((a, b) => a.phone_px - b.phone_px)
  if (smallest === undefined) {
    return []
  }
  const value = `${smallest.phone_px.toFixed(0)} px`
  return [
    small.length === 0
      ? finding('text-size', 'text', 'good', {
          title: 'All text is large enough on a phone',
          value: `${value} and more`,
          rule,
          source: APPLE,
        })
      : finding('text-size', 'text', 'problem', {
          title:
            small.length === 1 ? 'One line is too small on a phone' : `${small.length} lines are too small on a phone`,
          value,
          rule,
          source: APPLE,
          places: small.map(({ place }) => place),
        }),
  ]
}

function judgeShare({ text_share, lines }: Measured): Finding[] {
  const isMuch = text_share > MOST_TEXT
  return [
    finding('text-share', 'text', isMuch ? 'advice' : 'fact', {
      title: getShareTitle(lines.length, isMuch),
      value: `${Math.round(text_share * 100)} %`,
      rule: `Facebook once refused ads with more than ${MOST_TEXT * 100} % text; those with less still tend to do better.`,
      source: TEXT_SHARE,
      places: isMuch ? lines.map(({ place }) => place) : [],
    }),
  ]
}

function getShareTitle(linesCount: number, isMuch: boolean): string {
  if (linesCount === 0) {
    return 'No text could be read'
  }
  return isMuch ? 'Much of the creative is text' : 'The text leaves room for the image'
}

function judgePlacements({ covered, lines, focal_point }: Measured): Finding[] {
  return covered.map(({ placement, places }) => {
    const hidden = lines.filter(({ place }) => getCoveredShare(place, places) > HIDDEN_SHARE)
    const hidesFocus = getCoveredShare(toPoint(focal_point), places) > 0
    const source = placement === 'feed' ? FEED.source : PLACEMENTS[placement].source
    const name = placementLabel(placement)
    const verb = placement === 'feed' ? 'cuts off' : 'covers'
    const shared = { value: `${hidden.length} of ${lines.length} lines`, rule: getPlacementRule(placement), source }
    if (hidden.length === 0 && !hidesFocus) {
      return {
        ...finding('placement', 'placements', 'good', { title: `${name} keeps text and product clear`, ...shared }),
        placement,
      }
    }
    const title = hidden.length === 0 ? `${name} ${verb} what draws the eye` : `${name} ${verb} text`
    const level = hidden.length === 0 ? 'advice' : 'problem'
    return {
      ...finding('placement', 'placements', level, { title, ...shared, places: hidden.map(({ place }) => place) }),
      placement,
    }
  })
}

export function getPlacementRule(placement: PlacementName): string {
  if (placement === 'feed') {
    return 'The feed shows nothing taller than 4:5.'
  }
  const { top, bottom, left, right } = PLACEMENTS[placement].margins
  const percent = (share: number) => `${Math.round(share * 100)} %`
  return `Keep text out of the upper ${percent(top)}, the lower ${percent(bottom)}, the left ${percent(left)} and the right ${percent(right)} of the 9:16 screen.`
}

function judgeEdges(lines: readonly TextLine[]): Finding[] {
  const near = lines.filter(
    ({ place: { x, y, width, height } }) => x < EDGE || y < EDGE || x + width > 1 - EDGE || y + height > 1 - EDGE,
  )
  return near.length === 0
    ? []
    : [
        finding('edges', 'text', 'advice', {
          title: near.length === 1 ? 'A line of text touches the edge' : `${near.length} lines of text touch the edge`,
          value: `${near.length}`,
          rule: `Text keeps ${EDGE * 100} % of the side away from the edges: phones round corners and placements crop.`,
          source: OURS,
          places: near.map(({ place }) => place),
        }),
      ]
}

function judgeFocus({ focal_point, lines }: Measured): Finding {
  const line = lines.find(({ place }) => getCoveredShare(toPoint(focal_point), [place]) > 0)
  return finding('focal-point', 'attention', 'fact', {
    title: line === undefined ? 'The eye goes here first' : `The eye goes to “${shorten(line.text)}” first`,
    value: `${Math.round(focal_point.x * 100)} % from the left, ${Math.round(focal_point.y * 100)} % from the top`,
    rule: 'What stands out most from the rest of the image by light, shape and detail. It is computed, not seen by people.',
    source: SALIENCY,
    places: [toPoint(focal_point)],
  })
}

function judgePalette({ palette }: Measured): Finding {
  const [first] = palette
  return finding('palette', 'colours', 'fact', {
    title: 'Main colors',
    value: first === undefined ? '–' : `${palette.length} colors, ${first.color} on ${Math.round(first.share * 100)} %`,
    rule: 'Colors that cover at least 1 %, grouped by median cut.',
    source: OURS,
  })
}

/** The areas of a creative that placements cover. @param chosen the intended placements; when empty, the usual ones for the aspect ratio */
export function listCovered(
  { width, height }: { width: number; height: number },
  chosen: readonly PlacementName[],
): AnalysisResult['covered'] {
  const ratio = width / height
  const usual = ratio < TALL_RATIO ? FULL_SCREEN : (['feed'] as const)
  return (chosen.length === 0 ? usual : chosen).map((placement) => ({
    placement,
    places: getCoveredPlaces(placement, ratio),
  }))
}

function toPoint({ x, y }: { x: number; y: number }): Place {
  return { x: x - 0.01, y: y - 0.01, width: 0.02, height: 0.02 }
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

type Said = Pick<Finding, 'title' | 'value' | 'rule' | 'source'> & { places?: Place[] }

function finding(check: string, group: Finding['group'], level: Finding['level'], said: Said): Finding {
  return { check, group, level, placement: null, ...said, places: said.places ?? [] }
}
