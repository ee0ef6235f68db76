import { image, logo, shape, text, type TemplateSource } from '@marquee/creative/template-source'
import { button } from './button.ts'

/** Somebody else says it. */
export const socialProofTemplates: TemplateSource[] = [
  {
    id: 'quote-card',
    name: 'Testimonial',
    style: 'social_proof',
    aspect_ratios: ['1:1', '4:5', '9:16', '16:9'],
    background: 'soft',
    layers: [
      shape('quote', [7, 8, 14, 12], 'accent'),
      text('quote', [7, 23, 86, 45], {
        font: 'display',
        weight: 500,
        size: 6.6,
        min_size: 3.6,
        color: 'deep',
        line_height: 1.2,
      }),
      shape('stars', [7, 71, 36, 5], 'accent'),
      image(
        'portrait',
        [7, 80, 14, 14],
        { form: 'ellipse' },
        {
          at: {
            '4:5': [7, 82, 14, 11.2],
            '9:16': [7, 82, 14, 7.9],
            '16:9': [7, 80, 7.9, 14],
          },
        },
      ),
      text(
        'author',
        [24, 80, 36, 14],
        { font: 'text', weight: 600, size: 3.2, min_size: 2.2, color: 'deep', valign: 'middle', line_height: 1.25 },
        { at: { '4:5': [24, 82, 36, 11.2], '9:16': [24, 82, 36, 7.9] } },
      ),
      logo('lockup', [62, 85, 31, 4.4], 'deep', 'right'),
    ],
  },
  {
    id: 'review-over-photo',
    name: 'Review on a photo',
    style: 'social_proof',
    aspect_ratios: ['1:1', '4:5', '9:16'],
    background: 'soft',
    layers: [
      image('scene', [0, 0, 100, 72]),
      shape('rectangle', [5, 58, 90, 37], 'white', { radius: 3, shadow: true }),
      shape('stars', [10, 62, 30, 4.4], 'accent'),
      text('quote', [10, 68, 80, 15], {
        font: 'text',
        weight: 500,
        size: 4,
        min_size: 2.6,
        color: 'black',
        line_height: 1.3,
      }),
      text('author', [10, 85, 46, 6], {
        font: 'text',
        weight: 650,
        size: 2.9,
        min_size: 2.1,
        color: 'black',
        valign: 'middle',
      }),
      logo('lockup', [58, 86, 32, 4], 'black', 'right'),
    ],
  },
  {
    id: 'before-after',
    name: 'Before and after',
    style: 'social_proof',
    aspect_ratios: ['1:1', '4:5', '9:16'],
    background: 'paper',
    layers: [
      text('headline', [6, 4, 88, 14], {
        font: 'display',
        weight: 700,
        size: 6.4,
        min_size: 4,
        color: 'ink',
        align: 'center',
        valign: 'middle',
        line_height: 1.06,
      }),
      image('before', [0, 21, 49.5, 64]),
      shape('rectangle', [0, 21, 49.5, 64], 'black', { opacity: 0.3 }),
      image('scene', [50.5, 21, 49.5, 64]),
      text('before_label', [3, 24, 42, 6], {
        font: 'text',
        weight: 700,
        size: 3.2,
        color: 'white',
        valign: 'middle',
        plate: 'black',
      }),
      text('after_label', [55, 24, 42, 6], {
        font: 'text',
        weight: 700,
        size: 3.2,
        color: 'white',
        valign: 'middle',
        align: 'right',
        plate: 'accent',
      }),
      logo('lockup', [6, 90.5, 42, 4.4], 'ink'),
      ...button([62, 88.8, 32, 7.4], 'ink', 'paper'),
    ],
  },
]
