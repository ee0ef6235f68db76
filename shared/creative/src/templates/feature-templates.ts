import type { Template } from '../template.ts'
import {
  type Area,
  type Canvas,
  centered,
  cutBottom,
  cutTop,
  inset,
  splitSide,
  splitStack,
  toColumns,
  toRows,
  toSquare,
} from './canvas.ts'
import { button, defineTemplate, type Draft, image, logo, point, shape, title, words } from './design.ts'

const BENEFITS = ['benefit_1', 'benefit_2', 'benefit_3', 'benefit_4'] as const
const listBenefits = <T>(areas: readonly Area[], draw: (binding: string, area: Area, index: number) => T): T[] =>
  areas.map((area, index) => draw(BENEFITS[index] ?? 'benefit_1', area, index))

function drawAround(canvas: Canvas) {
  const { all, words: area, isWide, isStory, isPortrait } = canvas
  const heading = isWide ? { x: 34, y: 6.5, w: all.w - 68, h: 15 } : cutTop(area, isStory ? 18 : 17)[0]
  const top = heading.y + heading.h + 4
  const stage = isWide
    ? { x: 62, y: 29, w: 54, h: 56 }
    : isStory
      ? { x: 22, y: 98, w: 56, h: 76 }
      : { x: 27, y: top + 2, w: 46, h: all.h - top - (isPortrait ? 16 : 15) }
  const size = isWide ? { w: 44, h: 17 } : isStory ? { w: 42, h: 19 } : { w: 27, h: 16 }
  const [left, right] = [area.x, area.x + area.w - size.w]
  const rows = isWide ? [34, 66] : isStory ? [top, top + 23] : [top + 4, top + (isPortrait ? 52 : 34)]
  const places = [
    [left, rows[0]],
    [right, rows[0]],
    [left, rows[1]],
    [right, rows[1]],
  ] as [number, number][]
  return {
    background: { from: 'paper', to: 'soft', angle: 180 },
    layers: [
      shape('ellipse', toSquare(inset(stage, isStory ? -4 : -6)), 'accent', { opacity: 0.16 }),
      image('product', stage, { radius: 3 }),
      title('headline', heading, { color: 'ink', size: 6.6, align: 'center', valign: 'middle' }),
      listBenefits(
        places.map(([x, y]) => ({ x, y, ...size })),
        (binding, at) => [
          shape('rectangle', at, 'white', { radius: 1.8, shadow: true }, { needs: binding }),
          words(binding, inset(at, 1.6, 2), {
            color: 'black',
            size: 3.1,
            weight: 600,
            align: 'center',
            valign: 'middle',
            line_height: 1.18,
            min_size: 1.8,
          }),
        ],
      ).flat(),
      isStory ? [] : logo({ x: all.w / 2 - 25, y: all.h - 10, w: 50, h: 4.6 }, 'ink', 'center'),
    ],
  } as const
}

function drawList(canvas: Canvas) {
  const { words: area, picture } = splitSide(canvas)
  const { isWide, isSquare } = canvas
  const [mark, below] = cutTop(area, 4.4, 3.4)
  const [heading, rest] = cutTop(below, isWide ? 22 : isSquare ? 22 : 15, 3)
  const [foot, list] = isWide || isSquare ? cutBottom(rest, 8.8, 3.4) : [rest, rest]
  return {
    background: 'paper',
    layers: [
      shape('rectangle', picture, { from: 'soft', to: 'accent', angle: 170, to_alpha: 0.55 }),
      image('product', inset(picture, isWide ? 8 : isSquare ? 10 : 3, isSquare ? 3 : undefined), { radius: 3 }),
      logo(mark, 'ink'),
      title('headline', heading, { color: 'ink', size: isWide ? 7.6 : 6.2, valign: 'top' }),
      listBenefits(toRows(list, 4, 0.8), (binding, at) => point(binding, at, { size: 3.5 })).flat(),
      isWide || isSquare ? button(foot, 'accent', 'white') : [],
    ],
  } as const
}

function drawNumbered(canvas: Canvas) {
  const { words: area, isWide, isStory } = canvas
  const [mark, below] = cutTop(area, 4.4, 4)
  const left = isWide ? { ...below, w: 66 } : cutTop(below, isStory ? 18 : 20)[0]
  const list = isWide ? { x: 84, y: 9, w: 86, h: 82 } : cutTop(below, left.h, 4)[1]
  return {
    background: 'deep',
    layers: [
      isStory
        ? [
            shape('ellipse', { x: 10, y: 118, w: 80, h: 80 }, 'accent', { opacity: 0.6 }),
            image('product', { x: 24, y: 119, w: 52, h: 56 }, { radius: 2 }),
          ]
        : [],
      logo(mark, 'white'),
      title('headline', left, { color: 'white', size: isWide ? 8.6 : 6.8, valign: isWide ? 'middle' : 'top' }),
      listBenefits(toRows(list, 4, isWide ? 2 : 1.4), (binding, at, index): Draft[] => [
        shape('rectangle', { x: at.x, y: at.y, w: at.w, h: 0.2 }, 'soft', { opacity: 0.4 }, { needs: binding }),
        title(
          `number_${index + 1}`,
          { x: at.x, y: at.y + 1, w: 9, h: at.h - 1 },
          { color: 'accent', size: 6.4, weight: 800, valign: 'middle' },
          { needs: binding },
        ),
        words(
          binding,
          { x: at.x + 12, y: at.y + 1, w: at.w - 12, h: at.h - 1 },
          { color: 'white', size: 3.9, weight: 550, valign: 'middle', line_height: 1.18 },
        ),
      ]).flat(),
    ],
  } as const
}

function drawGrid(canvas: Canvas) {
  const { all, words: area, isWide, isStory } = canvas
  const heading = isWide ? { x: area.x, y: area.y, w: 62, h: 62 } : cutTop(area, isStory ? 19 : 18)[0]
  const grid = isWide
    ? { x: 76, y: 0, w: all.w - 76, h: 100 }
    : { x: 0, y: heading.y + heading.h + 4, w: 100, h: all.h - heading.y - heading.h - 4 }
  const cells = toRows(isStory ? { ...grid, h: 66 } : grid, 2).flatMap((row) => toColumns(row, 2))
  const fills = ['accent', 'soft', 'soft', 'deep'] as const
  const inks = ['white', 'ink', 'ink', 'white'] as const
  const disc = isStory ? { x: 23, y: 120, w: 54, h: 54 } : toSquare(centered(grid, isWide ? 44 : 38, isWide ? 44 : 38))
  const textArea = (cell: Area, index: number) => {
    const at = inset(cell, 4.5, 6.5)
    const h = isStory ? at.h : Math.min(at.h, cell.h - disc.h * 0.36)
    return { ...at, h, y: index < 2 ? at.y : at.y + at.h - h }
  }
  return {
    background: 'paper',
    layers: [
      listBenefits(cells, (_binding, cell, index) => shape('rectangle', cell, fills[index] ?? 'soft')),
      shape('ellipse', disc, 'white', { shadow: true }),
      image('product', inset(disc, disc.w * 0.13), { radius: 3 }),
      title('headline', heading, {
        color: 'ink',
        size: isWide ? 8.6 : 6.8,
        valign: isWide ? 'top' : 'middle',
        align: isWide ? 'left' : 'center',
      }),
      listBenefits(cells, (binding, cell, index) =>
        words(
          binding,
          {
            ...textArea(cell, index),
            w: cell.w - 13 - (isStory || isWide ? 0 : 4),
            x: cell.x + 6.5 + (index % 2 === 1 && !isStory && !isWide ? 4 : 0),
          },
          {
            color: inks[index] ?? 'ink',
            size: isWide ? 4 : 3.5,
            weight: 650,
            line_height: 1.16,
            valign: index < 2 || isStory ? 'top' : 'bottom',
            align: index % 2 === 1 ? 'right' : 'left',
            min_size: 1.8,
          },
        ),
      ),
      isWide ? button({ ...area, w: 60 }, 'ink', 'paper') : [],
    ],
  } as const
}

function drawPointers(canvas: Canvas) {
  const { all, words: area, isWide, isStory } = canvas
  const heading = isWide ? { x: area.x, y: 6.5, w: 58, h: 87 } : cutTop(area, isStory ? 17 : 16)[0]
  const top = isWide ? 9 : heading.y + heading.h + 4
  const bottom = isWide ? 91 : isStory ? 115 : all.h - 12
  const stage = isWide
    ? { x: 66, y: 10, w: 50, h: 80 }
    : { x: 2, y: top, w: 50, h: isStory ? all.h - top - 8 : bottom - top }
  const list = isWide ? { x: 124, y: top, w: 46, h: bottom - top } : { x: 58, y: top, w: 36, h: bottom - top }
  return {
    background: { from: 'soft', to: 'paper', angle: 120 },
    layers: [
      shape('pill', inset(stage, isStory ? 0 : 1, 5), 'white', { opacity: 0.6 }),
      image('product', inset(stage, 3), { radius: 2 }),
      title('headline', heading, {
        color: 'ink',
        size: isWide ? 8 : 6.6,
        valign: 'middle',
        align: isWide ? 'left' : 'center',
      }),
      listBenefits(toRows(list, 4, 2), (binding, at): Draft[] => {
        const y = at.y + at.h / 2
        return [
          shape('rectangle', { x: at.x - 12, y: y - 0.15, w: 10, h: 0.3 }, 'ink', { opacity: 0.6 }, { needs: binding }),
          shape('ellipse', { x: at.x - 13.4, y: y - 1, w: 2, h: 2 }, 'accent', {}, { needs: binding }),
          words(binding, at, { size: 3.4, weight: 600, valign: 'middle', line_height: 1.18, min_size: 1.9 }),
        ]
      }).flat(),
      isStory ? [] : logo({ x: isWide ? area.x : 25, y: all.h - 10, w: 50, h: 4.6 }, 'ink', isWide ? 'left' : 'center'),
    ],
  } as const
}

function drawShelf(canvas: Canvas) {
  const { words: area, picture } = splitStack(canvas)
  const { isWide, isStory } = canvas
  const [mark, below] = isStory ? cutTop(area, 4.6, 3) : [null, area]
  const [heading, rest] = cutTop(below, isWide ? 24 : isStory ? 16 : 11, 3)
  const cells = isWide ? toRows(rest, 3, 2) : isStory ? toRows(rest, 3, 1.6) : toColumns(rest, 3, 4)
  const isAcross = !isWide && !isStory
  return {
    background: 'paper',
    layers: [
      image('scene', picture),
      mark === null ? logo({ x: picture.x + 6.5, y: 6.5, w: 44, h: 4.6 }, 'white') : logo(mark, 'ink'),
      title('headline', heading, {
        color: 'ink',
        size: isWide ? 7 : 6,
        valign: 'middle',
        align: isAcross ? 'center' : 'left',
      }),
      listBenefits(cells, (binding, at): Draft[] => {
        if (!isAcross) {
          return point(binding, at, { size: 3.8, form: 'ellipse' })
        }
        const [line, under] = cutTop(at, 0.6, 2.4)
        return [
          shape('rectangle', line, 'accent', {}, { needs: binding }),
          words(binding, under, { size: 3.2, weight: 600, line_height: 1.22, min_size: 1.8 }),
        ]
      }).flat(),
    ],
  } as const
}

/** Templates that list the features of the product. */
export const featureTemplates: Template[] = [
  defineTemplate({ id: 'features-around', name: 'Reasons around the product', style: 'feature_callouts' }, drawAround),
  defineTemplate({ id: 'features-list', name: 'Product with a list', style: 'feature_callouts' }, drawList),
  defineTemplate(
    {
      id: 'features-numbered',
      name: 'Four numbered reasons',
      style: 'feature_callouts',
      niches: ['software', 'finance', 'education'],
      texts: { number_1: '1', number_2: '2', number_3: '3', number_4: '4' },
    },
    drawNumbered,
  ),
  defineTemplate({ id: 'features-grid', name: 'Four fields', style: 'feature_callouts' }, drawGrid),
  defineTemplate({ id: 'features-pointers', name: 'Pointers', style: 'feature_callouts' }, drawPointers),
  defineTemplate({ id: 'features-shelf', name: 'Photo with three reasons', style: 'feature_callouts' }, drawShelf),
]
