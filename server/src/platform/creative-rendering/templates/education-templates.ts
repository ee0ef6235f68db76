import { image, logo, shape, text, type TemplateSource } from '@marquee/creative/template-source'

const points = ['point_1', 'point_2', 'point_3', 'point_4'] as const

/** The reader learns something. */
export const educationTemplates: TemplateSource[] = [
  {
    id: 'listicle',
    name: 'List of reasons',
    style: 'feature_callouts',
    aspect_ratios: ['1:1', '4:5', '9:16'],
    background: 'paper',
    layers: [
      shape('rectangle', [0, 0, 100, 30], 'accent'),
      text('headline', [7, 5, 66, 20], {
        font: 'display',
        weight: 750,
        size: 6.6,
        min_size: 3.8,
        color: 'white',
        valign: 'middle',
        line_height: 1.06,
      }),
      image('cutout', [70, 10, 28, 24], {}, { rotate: 6 }),
      ...points.flatMap((binding, index) => {
        const y = 35 + index * 13.6
        return [
          shape('rectangle', [6, y, 88, 11.6], 'soft', { radius: 2, opacity: 0.7 }, { needs: binding }),
          text(`number_${index + 1}`, [8, y, 10, 11.6], {
            font: 'display',
            weight: 800,
            size: 6,
            color: 'accent',
            align: 'center',
            valign: 'middle',
          }),
          text(binding, [20, y + 0.8, 71, 10], {
            font: 'text',
            weight: 550,
            size: 3.7,
            min_size: 2.4,
            color: 'ink',
            valign: 'middle',
            line_height: 1.22,
          }),
        ]
      }),
      logo('lockup', [25, 92, 50, 4.2], 'ink', 'center'),
    ],
  },
  {
    id: 'comparison',
    name: 'Comparison table',
    style: 'feature_callouts',
    aspect_ratios: ['1:1', '4:5', '9:16'],
    background: 'soft',
    layers: [
      text('headline', [6, 4, 88, 13], {
        font: 'display',
        weight: 700,
        size: 6,
        min_size: 3.8,
        color: 'deep',
        align: 'center',
        valign: 'middle',
        line_height: 1.06,
      }),
      shape('rectangle', [6, 20, 88, 70], 'white', { radius: 3, shadow: true }),
      shape('rectangle', [49, 17.6, 22, 74.8], 'deep', { radius: 3, shadow: true }),
      logo('mark', [56.5, 20, 7, 7], 'white', 'center', {
        at: { '4:5': [56.5, 20.4, 7, 5.6], '9:16': [56.5, 21, 7, 3.94] },
      }),
      text('versus_them', [72, 20, 20, 8], {
        font: 'text',
        weight: 600,
        size: 2.8,
        min_size: 1.9,
        color: 'black',
        align: 'center',
        valign: 'middle',
        line_height: 1.15,
      }),
      ...points.flatMap((binding, index) => {
        const y = 30 + index * 15
        return [
          shape('rectangle', [9, y - 0.6, 82, 0.15], 'deep', { opacity: 0.15 }),
          text(binding, [9, y, 38, 13.5], {
            font: 'text',
            weight: 550,
            size: 3.2,
            min_size: 2.1,
            color: 'black',
            valign: 'middle',
            line_height: 1.2,
          }),
          shape('check', [56.5, y + 3.7, 7, 6.4], 'soft', {}, { needs: binding }),
          shape('cross', [79, y + 4, 6, 5.6], 'deep', { opacity: 0.45 }, { needs: binding }),
        ]
      }),
      logo('lockup', [25, 93.6, 50, 3.8], 'deep', 'center'),
    ],
  },
  {
    id: 'how-it-works',
    name: 'Three steps',
    style: 'feature_callouts',
    aspect_ratios: ['1:1', '4:5', '9:16'],
    background: 'paper',
    layers: [
      text('headline', [7, 6, 86, 15], {
        font: 'display',
        weight: 700,
        size: 6.8,
        min_size: 4,
        color: 'ink',
        line_height: 1.06,
      }),
      ...[0, 1, 2].flatMap((index) => {
        const x = 7 + index * 30
        return [
          shape('rectangle', [x, 27, 26, 50], index === 1 ? 'accent' : 'soft', { radius: 2.4 }),
          text(`number_${index + 1}`, [x + 2.5, 30, 20, 12], {
            font: 'display',
            weight: 800,
            size: 9,
            color: index === 1 ? 'white' : 'deep',
            valign: 'middle',
          }),
          text(`point_${index + 1}`, [x + 2.5, 45, 21, 29], {
            font: 'text',
            weight: 550,
            size: 3.5,
            min_size: 2.2,
            color: index === 1 ? 'white' : 'deep',
            line_height: 1.28,
          }),
        ]
      }),
      image('cutout', [72, 76, 22, 21]),
      logo('lockup', [7, 87, 46, 4.8], 'ink'),
    ],
  },
]
