import type { ReactNode } from 'react'
import { fillLabel } from '../labels/page-labels.ts'
import type { SectionOf } from '../section.ts'
import { button, classes, frame, h, hasImage, headline, image, mark, text } from './elements.ts'
import { formatDay } from './format-day.ts'
import { checkIcon } from './icons.ts'
import type { SectionPlace, ViewContext } from './view-context.ts'

export function offer(context: ViewContext, section: SectionOf<'offer'>, place: SectionPlace): ReactNode {
  const action = button(context, section.button)
  return frame(
    section,
    classes('fp-offer', hasImage(context, section.image) && 'fp-with-image'),
    h(
      'div',
      { className: 'fp-stack' },
      headline(context, section, place, 'fp-display fp-display-small'),
      text(context, 'p', 'text', section.text, 'fp-lead'),
      section.ends_on !== null &&
        h(
          'p',
          { className: 'fp-ends' },
          h('time', { dateTime: section.ends_on }, describeEnd(context, section.ends_on)),
        ),
      action !== null && h('p', { className: 'fp-actions' }, action),
      text(context, 'p', 'conditions', section.conditions, 'fp-note'),
    ),
    image(context, section.image),
  )
}

function describeEnd({ labels, page }: ViewContext, day: string): string {
  return fillLabel(labels.ends_on, { day: formatDay(day, page.language) })
}

export function price(context: ViewContext, section: SectionOf<'price'>, place: SectionPlace): ReactNode {
  const { labels } = context
  return frame(
    section,
    classes('fp-price', hasImage(context, section.image) && 'fp-with-image'),
    image(context, section.image),
    h(
      'div',
      { className: 'fp-card' },
      headline(context, section, place),
      text(context, 'p', 'name', section.name, 'fp-price-name'),
      section.price !== '' &&
        h(
          'p',
          { className: 'fp-amount' },
          h('strong', mark(context, 'price'), section.price),
          section.old_price !== '' && [
            h('span', { key: 'words', className: 'fp-hidden' }, ` ${labels.instead_of} `),
            h('s', { key: 'price', ...mark(context, 'old_price') }, section.old_price),
          ],
        ),
      section.includes.length > 0 &&
        h(
          'ul',
          { role: 'list', className: 'fp-includes' },
          ...section.includes.map((words, key) =>
            h('li', { key }, checkIcon(), h('span', mark(context, `includes.${key}`), words)),
          ),
        ),
      button(context, section.button),
      text(context, 'p', 'note', section.note, 'fp-note'),
    ),
  )
}

export function buttonBand(context: ViewContext, section: SectionOf<'button_band'>, place: SectionPlace): ReactNode {
  const action = button(context, section.button)
  return frame(
    section,
    'fp-button-band',
    headline(context, section, place, 'fp-display fp-display-small'),
    text(context, 'p', 'text', section.text, 'fp-lead'),
    action !== null && h('p', { className: 'fp-actions' }, action),
    text(context, 'p', 'note', section.note, 'fp-note'),
  )
}
