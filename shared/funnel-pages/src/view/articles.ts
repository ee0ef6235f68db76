import type { ReactNode } from 'react'
import { toPlainText } from '../rich-text.ts'
import type { SectionOf } from '../section.ts'
import { button, classes, frame, getSubTag, h, hasImage, headline, image, mark, richText, text } from './elements.ts'
import type { SectionPlace, ViewContext } from './view-context.ts'

/** A large first letter takes two lines: fewer characters than these do not stand beside all of it at the width of a column. */
const DROP_CAP_CHARACTERS = 170

export function article(context: ViewContext, section: SectionOf<'article'>, place: SectionPlace): ReactNode {
  const isBeside = section.image_side !== 'above' && hasImage(context, section.image)
  return frame(
    section,
    classes(
      'fp-article',
      isBeside ? `fp-article-${section.image_side}` : 'fp-column',
      toPlainText(section.text.slice(0, 1)).length >= DROP_CAP_CHARACTERS && 'fp-drop-cap',
    ),
    image(context, section.image),
    h(
      'div',
      { className: 'fp-stack' },
      headline(context, section, place),
      richText(context, section.text, 'text', getSubTag(section, place)),
    ),
  )
}

export function listItem(context: ViewContext, section: SectionOf<'list_item'>, place: SectionPlace): ReactNode {
  return frame(
    section,
    classes('fp-list-item', hasImage(context, section.image) && 'fp-with-image', place.number % 2 === 0 && 'fp-even'),
    h('p', { className: 'fp-number', 'aria-hidden': true }, String(place.number)),
    h(
      'div',
      { className: 'fp-stack' },
      headline(context, section, place),
      richText(context, section.text, 'text', getSubTag(section, place)),
      button(context, section.button, 'button.label', 'fp-button fp-button-quiet'),
    ),
    image(context, section.image),
  )
}

export function quote(context: ViewContext, section: SectionOf<'quote'>): ReactNode {
  return frame(
    section,
    classes('fp-quote', section.text.length > 160 && 'fp-quote-long'),
    h(
      'figure',
      null,
      image(context, section.image, 'fp-portrait'),
      h('blockquote', null, h('p', mark(context, 'text'), section.text)),
      (section.author !== '' || section.role !== '') &&
        h(
          'figcaption',
          null,
          text(context, 'span', 'author', section.author, 'fp-author-name'),
          text(context, 'span', 'role', section.role, 'fp-note'),
        ),
    ),
  )
}

export function singleImage(context: ViewContext, section: SectionOf<'image'>): ReactNode {
  return frame(
    section,
    'fp-single-image',
    h(
      'figure',
      null,
      image(context, section.image),
      text(context, 'figcaption', 'caption', section.caption, 'fp-note'),
    ),
  )
}

export function gallery(context: ViewContext, section: SectionOf<'gallery'>, place: SectionPlace): ReactNode {
  const shown = section.images.filter((one) => hasImage(context, one))
  return frame(
    section,
    'fp-gallery',
    headline(context, section, place),
    h(
      'ul',
      { role: 'list', className: `fp-gallery-${Math.min(shown.length, 6)}` },
      ...shown.map((one, key) => h('li', { key }, image(context, one))),
    ),
  )
}
