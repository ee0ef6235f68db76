import type { ReactNode } from 'react'
import type { SectionOf } from '../section.ts'
import { classes, frame, h, hasImage, headline, image, mark, text } from './elements.ts'
import { rating } from './icons.ts'
import { fillLabel } from '../labels/page-labels.ts'
import type { SectionPlace, ViewContext } from './view-context.ts'

export function reviews(context: ViewContext, section: SectionOf<'reviews'>, place: SectionPlace): ReactNode {
  const { labels, page } = context
  const format = new Intl.NumberFormat(page.language, { maximumFractionDigits: 1 })
  return frame(
    section,
    classes('fp-reviews', `fp-reviews-${section.layout}`, `fp-count-${Math.min(section.items.length, 3)}`),
    h(
      'div',
      { className: 'fp-heading' },
      headline(context, section, place),
      rating(section.rating, section.rating_text, 'fp-rating fp-rating-large'),
    ),
    section.items.length > 0 &&
      h(
        'ul',
        { role: 'list' },
        ...section.items.map((item, key) =>
          h(
            'li',
            { key },
            h(
              'figure',
              { className: 'fp-review' },
              rating(
                item.rating,
                item.rating === null ? '' : fillLabel(labels.stars, { rating: format.format(item.rating) }),
              ),
              h('blockquote', null, h('p', mark(context, `items.${key}.text`), item.text)),
              text(context, 'figcaption', `items.${key}.author`, item.author, 'fp-author-name'),
            ),
          ),
        ),
      ),
  )
}

export function logos(context: ViewContext, section: SectionOf<'logos'>, place: SectionPlace): ReactNode {
  const shown = section.items.filter((one) => hasImage(context, one))
  return frame(
    section,
    'fp-logos',
    headline(context, section, place, 'fp-eyebrow'),
    h('ul', { role: 'list' }, ...shown.map((one, key) => h('li', { key }, image(context, one, 'fp-logo-image')))),
  )
}

export function guarantee(context: ViewContext, section: SectionOf<'guarantee'>, place: SectionPlace): ReactNode {
  return frame(
    section,
    'fp-guarantee',
    h(
      'div',
      { className: 'fp-card' },
      headline(context, section, place),
      text(context, 'p', 'text', section.text, 'fp-lead'),
    ),
  )
}
