import type { Template } from '../template.ts'
import { type Canvas, centered, cutBottom, cutTop, inset, splitSide, toColumns, toRows } from './canvas.ts'
import { button, defineTemplate, type Draft, image, logo, point, shape, title, words } from './design.ts'

const BENEFITS = ['benefit_1', 'benefit_2', 'benefit_3', 'benefit_4'] as const
const SMALL_CAPS = { size: 2.6, weight: 700, caps: true, tracking: 0.08, valign: 'middle' } as const

function drawColumns(canvas: Canvas) {
  const { all, words: area, isStory, isWide } = canvas
  const [heading, rest] = cutTop(area, isStory ? 22 : isWide ? 20 : 19, 4)
  const [foot, body] = cutBottom(rest, 8.8, 4)
  const [theirs, ours] = toColumns(body, 2, 3) as [typeof body, typeof body]
  const side = (
    column: typeof body,
    fill: 'soft' | 'accent',
    form: 'cross' | 'check',
    binding: string,
    mark: 'deep' | 'white',
  ): Draft[] => {
    const inner = inset(column, 4.5)
    return [
      shape('rectangle', column, fill, { radius: 2.4 }),
      shape(form, { x: inner.x, y: inner.y, w: 8, h: 8 }, mark),
      title(
        binding,
        {
          ...inner,
          y: inner.y + 10,
          w: isWide ? inner.w * 0.62 : inner.w,
          h: (isWide ? inner.h : inner.h * 0.62) - 10,
        },
        { color: fill === 'accent' ? 'white' : 'ink', size: 5.2, weight: 600, valign: 'top', min_size: 2.4 },
      ),
    ]
  }
  return {
    background: 'paper',
    layers: [
      title('headline', heading, { color: 'ink', size: isWide ? 7.6 : 7, align: 'center', valign: 'middle' }),
      side(theirs, 'soft', 'cross', 'before', 'deep'),
      side(ours, 'accent', 'check', 'after', 'white'),
      image(
        'product',
        isWide
          ? { x: ours.x + ours.w * 0.64, y: ours.y + 3, w: ours.w * 0.34, h: ours.h - 6 }
          : { x: ours.x + ours.w * 0.2, y: ours.y + ours.h * 0.62, w: ours.w * 0.78, h: ours.h * 0.36 },
        { radius: 2 },
      ),
      isStory ? [image('scene', { x: 6, y: all.h - 56, w: 88, h: 56 }, { form: 'arch' })] : [],
      logo({ x: foot.x, y: foot.y + 2.2, w: foot.w - 42, h: 4.4 }, 'ink'),
      button(foot, 'ink', 'paper', 'right'),
    ],
  } as const
}

function drawTable(canvas: Canvas) {
  const { all, words: area, isStory, isWide } = canvas
  const left = isWide ? { ...area, w: 62 } : cutTop(area, isStory ? 22 : 20)[0]
  const table = isWide
    ? { x: 78, y: 8, w: all.w - 86, h: 84 }
    : { x: area.x, y: left.y + left.h + 3, w: area.w, h: (isStory ? 108 : all.h - 17) - left.y - left.h - 3 }
  const [head, body] = cutTop(inset(table, 2, 4), 9)
  const marks = isWide ? 34 : 36
  const rows = toRows(body, 4)
  const column = (index: number) => table.x + table.w - marks + index * (marks / 2)
  return {
    background: 'soft',
    layers: [
      shape('rectangle', table, 'white', { radius: 2.4, shadow: true }),
      shape('rectangle', { x: column(0), y: table.y, w: marks / 2, h: table.h }, 'accent', { radius: 1.6 }),
      words(
        'brand',
        { x: column(0) + 1, y: head.y, w: marks / 2 - 2, h: head.h },
        { ...SMALL_CAPS, caps: false, color: 'white', align: 'center', min_size: 1.7 },
      ),
      words(
        'others',
        { x: column(1) + 1, y: head.y, w: marks / 2 - 2, h: head.h },
        { ...SMALL_CAPS, caps: false, color: 'black', align: 'center', min_size: 1.7 },
      ),
      rows.flatMap((row, index) => {
        const binding = BENEFITS[index] ?? 'benefit_1'
        const mark = { y: row.y + (row.h - 5.4) / 2, w: 5.4, h: 5.4 }
        return [
          shape(
            'rectangle',
            { x: table.x + 4, y: row.y, w: table.w - marks - 6, h: 0.15 },
            'black',
            { opacity: 0.16 },
            { needs: binding },
          ),
          words(
            binding,
            { x: table.x + 4, y: row.y + 0.6, w: table.w - marks - 6, h: row.h - 1.2 },
            { color: 'black', size: 3.5, weight: 600, valign: 'middle', line_height: 1.16 },
          ),
          shape('check', { x: column(0) + marks / 4 - 2.7, ...mark }, 'white', {}, { needs: binding }),
          shape(
            'cross',
            { x: column(1) + marks / 4 - 2.3, y: mark.y + 0.4, w: 4.6, h: 4.6 },
            'black',
            { opacity: 0.35 },
            { needs: binding },
          ),
        ]
      }),
      title('headline', isWide ? inset(left, 14, 0) : left, {
        color: 'ink',
        size: 7,
        valign: 'middle',
        align: isWide ? 'left' : 'center',
      }),
      isWide
        ? [logo(cutTop(left, 4.6)[0], 'ink'), ...button(left, 'ink', 'paper')]
        : [logo({ x: 25, y: isStory ? 110.5 : all.h - 11, w: 50, h: 4.6 }, 'ink', 'center')],
      isStory ? [image('product', { x: 22, y: 130, w: 56, h: 46 }, { radius: 2 })] : [],
    ],
  } as const
}

function drawSplit(canvas: Canvas) {
  const { all, words: area, isWide, isStory } = canvas
  const isAcross = isWide || canvas.isSquare
  const [first, second] = isAcross ? toColumns(all, 2) : toRows(all, 2)
  const [theirs, ours] = [first ?? all, second ?? all]
  const upper = isAcross
    ? { x: theirs.x + area.x, y: 34, w: theirs.w - area.x - 6, h: 56 }
    : { x: area.x, y: isStory ? area.y + 4 : area.y + 5, w: area.w, h: isStory ? 54 : 44 }
  const lower = isAcross
    ? { x: ours.x + 6, y: 34, w: ours.w - area.x - 6, h: 56 }
    : { x: area.x, y: ours.y + 7, w: isStory ? area.w : area.w * 0.52, h: isStory ? 18 : ours.h - 14 }
  const disc = isAcross
    ? centered({ x: theirs.w - 8, y: 8, w: 16, h: 16 }, 15, 15)
    : { x: 76, y: ours.y - 7.5, w: 15, h: 15 }
  const product = isAcross
    ? { x: ours.x + ours.w * 0.3, y: 54, w: ours.w * 0.64, h: 42 }
    : isStory
      ? { x: 20, y: ours.y + 28, w: 60, h: 58 }
      : { x: 50, y: ours.y + 8, w: 48, h: 50 }
  return {
    background: 'paper',
    layers: [
      shape('rectangle', theirs, 'soft'),
      shape('rectangle', ours, 'deep'),
      image('product', product, { radius: 2 }),
      title('before', upper, {
        color: 'ink',
        size: 6.2,
        weight: 500,
        valign: isAcross ? 'top' : 'middle',
        min_size: 2.5,
      }),
      title('after', isAcross ? { ...lower, h: 22 } : lower, {
        color: 'white',
        size: isStory ? 6 : 6.2,
        weight: 700,
        valign: isAcross || isStory ? 'top' : 'middle',
        min_size: 2.5,
      }),
      shape('ellipse', disc, 'accent'),
      words('versus', inset(disc, 3), { color: 'white', size: 4.6, weight: 800, align: 'center', valign: 'middle' }),
      logo(isAcross ? { x: area.x, y: area.y, w: 36, h: 4.6 } : { x: area.x, y: area.y, w: 50, h: 4.4 }, 'ink'),
    ],
  } as const
}

function drawCards(canvas: Canvas) {
  const { words: area, picture } = splitSide(canvas)
  const [heading, rest] = cutTop(area, canvas.isWide ? 26 : canvas.isSquare ? 27 : 19, 3)
  const [foot, cards] = canvas.isWide || canvas.isSquare ? cutBottom(rest, 8.8, 4) : [rest, rest]
  const [first, second] = toRows(cards, 2, 3) as [typeof cards, typeof cards]
  const card = (at: typeof cards, binding: string, form: 'cross' | 'check'): Draft[] => [
    shape('rectangle', at, form === 'check' ? 'accent' : 'white', { radius: 2, shadow: true }),
    ...point(binding, inset(at, 2.4, 3.6), {
      form,
      size: 3.9,
      mark: form === 'check' ? 'white' : 'deep',
      color: form === 'check' ? 'white' : 'black',
    }),
  ]
  return {
    background: 'soft',
    layers: [
      image('scene', picture),
      title('headline', heading, { color: 'ink', size: canvas.isWide ? 8 : 6.4, valign: 'top' }),
      card(first, 'before', 'cross'),
      card(second, 'after', 'check'),
      canvas.isWide || canvas.isSquare
        ? button(foot, 'ink', 'paper')
        : logo({ x: picture.x + 6.5, y: picture.y + 5, w: 40, h: 4.6 }, 'white'),
    ],
  } as const
}

function drawChecklist(canvas: Canvas) {
  const { words: area, picture } = splitSide(canvas)
  const [mark, below] = cutTop(area, 4.4, 3)
  const [heading, rest] = cutTop(below, canvas.isWide ? 22 : canvas.isSquare ? 25 : 14, 3)
  const [foot, list] = canvas.isWide || canvas.isSquare ? cutBottom(rest, 8.8, 4) : [rest, rest]
  const [struck, kept] = cutTop(list, list.h * 0.24, 1)
  return {
    background: 'deep',
    layers: [
      shape(
        'ellipse',
        centered(picture, Math.max(picture.w, picture.h) * 0.94, Math.max(picture.w, picture.h) * 0.94),
        'accent',
        { opacity: 0.4 },
      ),
      image('product', inset(picture, canvas.isWide ? 8 : 3), { radius: 2 }),
      logo(mark, 'white'),
      title('headline', heading, { color: 'white', size: canvas.isWide ? 7.4 : 6.2, valign: 'top' }),
      point('before', struck, { form: 'cross', mark: 'soft', color: 'soft', size: 3.5 }),
      toRows(kept, 3, 1).flatMap((row, index) =>
        point(BENEFITS[index] ?? 'benefit_1', row, { mark: 'accent', color: 'white', size: 3.6 }),
      ),
      canvas.isWide || canvas.isSquare ? button(foot, 'white', 'black') : [],
    ],
  } as const
}

/** Templates that compare the product with an alternative. */
export const comparisonTemplates: Template[] = [
  defineTemplate({ id: 'compare-columns', name: 'Two columns', style: 'comparison' }, drawColumns),
  defineTemplate(
    { id: 'compare-table', name: 'Table of reasons', style: 'comparison', texts: { brand: 'Ours', others: 'Others' } },
    drawTable,
  ),
  defineTemplate(
    { id: 'compare-halves', name: 'This or that', style: 'comparison', texts: { versus: 'vs' } },
    drawSplit,
  ),
  defineTemplate({ id: 'compare-cards', name: 'Cross and tick', style: 'comparison' }, drawCards),
  defineTemplate(
    {
      id: 'compare-checklist',
      name: 'What you get instead',
      style: 'comparison',
      niches: ['software', 'finance', 'fitness'],
    },
    drawChecklist,
  ),
]
