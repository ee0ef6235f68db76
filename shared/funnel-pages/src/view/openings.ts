import type { ReactNode } from 'react'
import type { SectionOf } from '../section.ts'
import { button, classes, frame, h, hasImage, headline, image, text } from './elements.ts'
import { formatDay } from './format-day.ts'
import { rating } from './icons.ts'
import type { SectionPlace, ViewContext } from './view-context.ts'

/** The brand’s logo, or its name where there is no logo. On dark surfaces the logo stands on a light plate. */
export function brandMark({ page, resources }: ViewContext, isOnDark: boolean): ReactNode {
  const { logo, brand_name } = page.theme
  const file = logo === null ? undefined : resources.images[logo]
  return file === undefined
    ? h('span', { className: 'fp-brand-name' }, brand_name)
    : h('img', {
        className: classes('fp-logo', isOnDark && 'fp-logo-plate'),
        src: file.src,
        width: file.width,
        height: file.height,
        alt: brand_name,
      })
}

export function topBar(context: ViewContext, section: SectionOf<'top_bar'>): ReactNode {
  return h(
    'header',
    { id: `s-${section.id}`, className: `fp-section fp-top-bar fp-on-${section.surface}` },
    h(
      'div',
      { className: 'fp-inner' },
      brandMark(context, section.surface === 'dark' || section.surface === 'accent'),
      text(context, 'p', 'notice', section.notice, 'fp-notice'),
      button(context, section.button, 'button.label', 'fp-button fp-button-small'),
    ),
  )
}

export function hero(context: ViewContext, section: SectionOf<'hero'>, place: SectionPlace): ReactNode {
  const shown = hasImage(context, section.image)
  const action = button(context, section.button)
  const words = h(
    'div',
    { className: 'fp-hero-words' },
    text(context, 'p', 'eyebrow', section.eyebrow, 'fp-eyebrow'),
    headline(context, section, place, classes('fp-display', section.headline.length > 70 && 'fp-display-long')),
    text(context, 'p', 'text', section.text, 'fp-lead'),
    rating(section.rating, section.rating_text),
    action !== null && h('p', { className: 'fp-actions' }, action),
    text(context, 'p', 'note', section.note, 'fp-note'),
  )
  return frame(
    section,
    classes('fp-hero', `fp-hero-${section.layout}`, !shown && 'fp-hero-words-only'),
    words,
    shown && h('div', { className: 'fp-hero-image' }, image(context, section.image)),
  )
}

export function author(context: ViewContext, section: SectionOf<'author'>): ReactNode {
  const { page } = context
  return frame(
    section,
    'fp-author fp-column',
    image(context, section.image, 'fp-portrait'),
    h(
      'div',
      null,
      text(context, 'p', 'name', section.name, 'fp-author-name'),
      text(context, 'p', 'role', section.role, 'fp-note'),
    ),
    section.date !== null &&
      h('time', { className: 'fp-note', dateTime: section.date }, formatDay(section.date, page.language)),
  )
}
