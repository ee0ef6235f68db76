import { image, logo, shape, text, type TemplateSource } from '@marquee/creative/template-source'
import { button } from './button.ts'

/** Software on a screen. */
export const appTemplates: TemplateSource[] = [
  {
    id: 'app-screen',
    name: 'App on a phone',
    style: 'product',
    aspect_ratios: ['1:1', '4:5', '9:16'],
    background: { from: 'paper', to: 'soft', angle: 170 },
    layers: [
      shape('ellipse', [10, 44, 80, 80], 'accent', { opacity: 0.25 }),
      logo('lockup', [20, 5, 60, 4.8], 'ink', 'center'),
      text('headline', [8, 12, 84, 19], {
        font: 'display',
        weight: 700,
        size: 7.2,
        min_size: 4.2,
        color: 'ink',
        align: 'center',
        valign: 'middle',
        line_height: 1.06,
      }),
      shape('rectangle', [27.6, 35, 44.8, 80], 'black', { radius: 6.4, shadow: true }),
      image('screen', [29.2, 36.6, 41.6, 78], { radius: 5 }),
      shape('pill', [43, 38, 14, 2.4], 'black'),
    ],
  },
  {
    id: 'dashboard',
    name: 'Software with points',
    style: 'product',
    aspect_ratios: ['1:1', '4:5', '16:9'],
    background: { from: 'deep', to: 'accent', angle: 130 },
    layers: [
      logo('lockup', [6, 7, 40, 4.8], 'white'),
      text('headline', [6, 17, 52, 30], {
        font: 'display',
        weight: 700,
        size: 7,
        min_size: 4,
        color: 'white',
        line_height: 1.06,
      }),
      ...['point_1', 'point_2', 'point_3'].flatMap((binding, index) => [
        shape('check', [6, 52.5 + index * 9, 4, 4], 'soft', {}, { needs: binding }),
        text(binding, [12, 50.5 + index * 9, 42, 8], {
          font: 'text',
          weight: 500,
          size: 3.2,
          min_size: 2.1,
          color: 'white',
          valign: 'middle',
          line_height: 1.2,
        }),
      ]),
      ...button([6, 83, 34, 8], 'white', 'black'),
      shape('rectangle', [61, 13, 44, 80], 'black', { radius: 4, shadow: true }, { rotate: 6 }),
      image('screen', [62.4, 14.4, 41.2, 77.2], { radius: 3 }, { rotate: 6 }),
    ],
  },
]
