import type { Template } from '../template.ts'
import { type Canvas, cutBottom, cutTop, inset, toRows } from './canvas.ts'
import { defineTemplate, type Draft, image, logo, shape, title, words } from './design.ts'

const AUTHOR = { weight: 700, size: 3.1, min_size: 1.9, line_height: 1.2, valign: 'middle' } as const

function drawPaperNote(canvas: Canvas) {
  const { all, isStory, isWide } = canvas
  const paper = isWide
    ? { x: 12, y: 14, w: 74, h: 62 }
    : { x: 8, y: isStory ? 32 : 9, w: 62, h: isStory ? 48 : canvas.isSquare ? 38 : 48 }
  return {
    background: 'soft',
    layers: [
      image(
        'scene',
        isWide
          ? { x: 0, y: 0, w: 256, h: 100 }
          : isStory
            ? { x: -20, y: 0, w: 150, h: 230 }
            : { x: 0, y: 0, w: 136, h: all.h * 1.22 },
      ),
      shape('rectangle', paper, 'white', { radius: 0.6, shadow: true }, { rotation: -3 }),
      shape(
        'rectangle',
        { x: paper.x + paper.w / 2 - 11, y: paper.y - 3.4, w: 22, h: 6 },
        'accent',
        { opacity: 0.55 },
        { rotation: -6 },
      ),
      title(
        'headline',
        inset(paper, 6),
        { font: 'hand', weight: 700, color: 'black', size: 8.6, line_height: 1.05, valign: 'middle', min_size: 3.4 },
        { rotation: -3 },
      ),
      logo({ x: paper.x, y: isStory ? 108 : all.h - 10, w: 44, h: 4.6 }, 'white'),
    ],
  } as const
}

function drawNotesApp(canvas: Canvas) {
  const { all, words: area, isStory, isWide } = canvas
  const body = isWide ? { ...area, w: 104 } : area
  const [bar, below] = cutTop(body, 5, 3)
  const [heading, rest] = cutTop(below, isStory ? 18 : 15, 2)
  const list = isStory || isWide ? rest : { ...rest, w: 62 }
  const product = isWide
    ? { x: 116, y: 16, w: 56, h: 76 }
    : isStory
      ? { x: 22, y: 119, w: 56, h: 56 }
      : { x: 66, y: all.h - 48, w: 34, h: 44 }
  return {
    background: 'white',
    layers: [
      image('product', product, { radius: 2 }),
      shape('rectangle', { x: 0, y: bar.y + bar.h + 0.6, w: isWide ? 110 : all.w, h: 0.15 }, 'black', {
        opacity: 0.14,
      }),
      words('note_head', bar, { color: 'accent', size: 3.4, weight: 600, valign: 'middle' }),
      title('headline', heading, {
        font: 'text',
        color: 'black',
        size: 6.2,
        weight: 750,
        valign: 'middle',
        min_size: 2.6,
      }),
      toRows(list, 4, 1).flatMap((row, index): Draft[] => {
        const binding = `benefit_${index + 1}`
        const side = 4.2
        return [
          shape(
            'ellipse',
            { x: row.x, y: row.y + row.h / 2 - side / 2, w: side, h: side },
            'accent',
            {},
            { needs: binding },
          ),
          shape('check', { x: row.x + 1, y: row.y + row.h / 2 - 1.1, w: 2.2, h: 2.2 }, 'white', {}, { needs: binding }),
          words(
            binding,
            { x: row.x + 7, y: row.y, w: row.w - 7, h: row.h },
            { color: 'black', size: 3.9, weight: 450, valign: 'middle', line_height: 1.2, min_size: 1.9 },
          ),
        ]
      }),
    ],
  } as const
}

function drawCaptions(canvas: Canvas) {
  const { all, words: area, isStory, isWide } = canvas
  const [top] = cutTop(area, isStory ? 30 : isWide ? 34 : 28)
  const low = isStory ? { x: area.x, y: 58, w: area.w, h: 18 } : cutBottom(area, 17)[0]
  return {
    background: 'soft',
    layers: [
      image(
        'scene',
        isStory ? { x: -20, y: 0, w: 140, h: 226 } : { x: -10, y: -all.h * 0.14, w: all.w + 20, h: all.h * 1.2 },
      ),
      words('headline', inset(isWide ? { ...top, x: 30, w: all.w - 60 } : top, 1, 4), {
        color: 'black',
        plate: 'white',
        size: 5.8,
        weight: 750,
        align: 'center',
        line_height: 1.34,
        balance: true,
        min_size: 3,
      }),
      words('subline', inset(isWide ? { ...low, x: 30, w: all.w - 60 } : low, 0, 4), {
        color: 'white',
        plate: 'black',
        size: 4,
        weight: 650,
        align: 'center',
        valign: 'bottom',
        line_height: 1.36,
        balance: true,
        min_size: 2.2,
      }),
    ],
  } as const
}

function drawChat(canvas: Canvas) {
  const { all, words: area, isStory, isWide } = canvas
  const body = isWide ? { x: 12, y: area.y, w: 88, h: area.h } : area
  const [head, below] = cutTop(body, 8, 3)
  const [first, rest] = cutTop(below, below.h * 0.4, 2.6)
  const [second, foot] = cutTop(rest, rest.h - 8.6, 2.6)
  const bubble = (at: typeof body, binding: string, isMine: boolean): Draft[] => {
    const w = at.w * 0.8
    const box = { ...at, w, x: isMine ? at.x + at.w - w : at.x }
    return [
      shape('rectangle', box, isMine ? 'accent' : 'soft', { radius: 4 }, { needs: binding }),
      words(binding, inset(box, 2.4, 4), {
        color: isMine ? 'white' : 'ink',
        size: 5.2,
        weight: 500,
        valign: 'middle',
        line_height: 1.24,
        min_size: 1.9,
      }),
    ]
  }
  return {
    background: 'paper',
    layers: [
      image(
        'scene',
        isWide
          ? { x: 108, y: 0, w: all.w - 108, h: 100 }
          : isStory
            ? { x: 0, y: 121, w: 100, h: all.h - 121 }
            : { x: 0, y: 0, w: 0, h: 0 },
      ),
      image('product', { x: head.x, y: head.y, w: 8, h: 8 }, { form: 'ellipse' }),
      logo({ x: head.x + 11, y: head.y + 1.8, w: 50, h: 4.4 }, 'ink'),
      bubble(first, 'before', false),
      bubble(second, 'after', true),
      words(
        'call_to_action',
        { ...foot, h: 6 },
        { color: 'accent', size: 3.8, weight: 650, align: 'right', valign: 'middle' },
      ),
    ],
  } as const
}

function drawPost(canvas: Canvas) {
  const { all, isStory, isWide } = canvas
  const card = isWide
    ? { x: 26, y: 9, w: all.w - 52, h: 82 }
    : { x: 6.5, y: isStory ? 28 : all.h * 0.1, w: 87, h: isStory ? 86 : all.h * 0.8 }
  const inner = inset(card, 5.5)
  const [head, below] = cutTop(inner, 10.5, 3)
  const [foot, quote] = cutBottom(below, 5.4, 5)
  return {
    background: { from: 'accent', to: 'soft', angle: 210 },
    layers: [
      isStory ? [image('product', { x: 22, y: 120, w: 56, h: 56 }, { radius: 2 })] : [],
      shape('rectangle', card, 'white', { radius: 3.2, shadow: true }),
      image('portrait', { ...head, w: 10.5 }, { form: 'ellipse' }),
      words('author', { x: head.x + 14, y: head.y, w: head.w - 14, h: head.h }, { ...AUTHOR, color: 'black' }),
      words('quote', quote, { color: 'black', size: isWide ? 5.2 : 4.9, weight: 480, valign: 'middle', min_size: 2.4 }),
      shape('rectangle', { x: inner.x, y: foot.y - 3, w: inner.w, h: 0.15 }, 'black', { opacity: 0.16 }),
      shape('heart', { ...foot, w: 5.4 }, 'accent'),
      logo({ x: foot.x + foot.w - 42, y: foot.y + 0.6, w: 42, h: 4.2 }, 'black', 'right'),
    ],
  } as const
}

function drawInstantPhoto(canvas: Canvas) {
  const { all, words: area, isStory, isWide } = canvas
  const frame = isWide
    ? { x: 16, y: 10, w: 68, h: 78 }
    : { x: 20, y: isStory ? 82 : 8, w: 60, h: isStory ? 72 : canvas.isSquare ? 60 : 74 }
  const text = isWide
    ? { x: 96, y: 12, w: 72, h: 62 }
    : isStory
      ? { ...area, y: area.y + 9, h: 44 }
      : { x: area.x, y: frame.y + frame.h + 4, w: area.w, h: all.h - frame.y - frame.h - 17.5 }
  return {
    background: { from: 'paper', to: 'soft', angle: 160 },
    layers: [
      image('scene', frame, { border: 2.2, shadow: true }, { rotation: -4 }),
      title('headline', text, {
        color: 'ink',
        font: 'hand',
        size: isWide ? 10 : 8.4,
        weight: 700,
        line_height: 1.02,
        align: isWide ? 'left' : 'center',
        valign: 'middle',
        min_size: 3.4,
      }),
      logo(
        isWide ? { x: 96, y: 83, w: 50, h: 4.8 } : { x: 25, y: isStory ? area.y : all.h - 10, w: 50, h: 4.6 },
        'ink',
        isWide ? 'left' : 'center',
      ),
    ],
  } as const
}

/** Templates that look like a friend's note and not like an ad. */
export const nativeTemplates: Template[] = [
  defineTemplate({ id: 'native-paper', name: 'Note on a photo', style: 'native_note' }, drawPaperNote),
  defineTemplate(
    { id: 'native-notes', name: 'Notes on the phone', style: 'native_note', texts: { note_head: 'Notes' } },
    drawNotesApp,
  ),
  defineTemplate({ id: 'native-captions', name: 'Photo with captions', style: 'native_note' }, drawCaptions),
  defineTemplate({ id: 'native-chat', name: 'Chat', style: 'native_note' }, drawChat),
  defineTemplate({ id: 'native-post', name: 'Text post', style: 'native_note' }, drawPost),
  defineTemplate(
    {
      id: 'native-photo',
      name: 'Instant photo',
      style: 'native_note',
      niches: ['travel', 'apparel', 'meal_kits', 'pets'],
    },
    drawInstantPhoto,
  ),
]
