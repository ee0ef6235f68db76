import type { Finding, Place } from '@marquee/contract/creative-analyses'
import { checkPixels, type SeenCreative, type SeenFault } from '@marquee/creative/check-pixels'
import { describeFault } from '@marquee/creative/describe-fault'
import type { ShareBox } from '@marquee/creative/image-subject'
import { LAYOUT_LIMITS, type LayoutRule } from '@marquee/creative/layout-fault'

const OURS = { title: 'Our rules of layout, which generated images are checked by', url: null }
const percent = (share: number) => `${Math.round(share * 100)} %`

type PixelRule = 'text_small' | 'face_hidden' | 'product_covered' | 'product_at_edge' | 'canvas_empty'

interface Wording {
  rule: string
  toValue: (value: number) => string
  level: 'problem' | 'advice'
}

const WORDINGS: Readonly<Record<PixelRule, Wording>> = {
  text_small: {
    rule: `Fonts have at least ${LAYOUT_LIMITS.text_small} px where the shorter side has 1080.`,
    toValue: (value) => `${Math.round(value)} px`,
    level: 'advice',
  },
  face_hidden: {
    rule: `Text covers at most ${percent(LAYOUT_LIMITS.face_hidden)} of a face.`,
    toValue: percent,
    level: 'problem',
  },
  product_covered: {
    rule: `Text covers at most ${percent(LAYOUT_LIMITS.product_covered)} of the product. Its label does not count.`,
    toValue: percent,
    level: 'problem',
  },
  product_at_edge: {
    rule: 'The product keeps away from the edges, unless it is cropped on purpose.',
    toValue: (value) => `${value}`,
    level: 'advice',
  },
  canvas_empty: {
    rule: `At most ${percent(LAYOUT_LIMITS.canvas_empty)} of the rows of a 9:16 creative show nothing.`,
    toValue: percent,
    level: 'advice',
  },
}

/** Judges a creative by the rules of layout that can be seen in its pixels. @param known rules of which another finding tells */
export function judgeLayout(seen: SeenCreative, known: readonly LayoutRule[]): Finding[] {
  const faults = checkPixels(seen).filter(({ rule }) => !known.includes(rule))
  return faults.length === 0 ? [praise(seen)] : faults.flatMap(toFinding)
}

function praise({ faces, product }: SeenCreative): Finding {
  const checked = [...(product === null ? [] : ['product']), ...(faces.length === 0 ? [] : ['faces']), 'text']
  return {
    check: 'layout',
    group: 'layout',
    level: 'good',
    title: 'No fault of layout was found',
    value: checked.join(', '),
    rule: 'Product and faces are whole and not covered, and text is large enough.',
    source: OURS,
    places: [],
    placement: null,
  }
}

function toFinding(fault: SeenFault): Finding[] {
  const wording = findWording(fault.rule)
  return wording === undefined
    ? []
    : [
        {
          check: `layout-${fault.rule.replaceAll('_', '-')}`,
          group: 'layout',
          level: wording.level,
          title: describeFault(fault).replace(/\.$/, ''),
          value: wording.toValue(fault.value),
          rule: wording.rule,
          source: OURS,
          places: fault.places.map(toPlace),
          placement: null,
        },
      ]
}

function findWording(rule: LayoutRule): Wording | undefined {
  return Object.entries(WORDINGS).find(([name]) => name === rule)?.[1]
}

function toPlace({ x, y, w, h }: ShareBox): Place {
  return { x, y, width: w, height: h }
}
