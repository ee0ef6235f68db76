import type { ReactNode } from 'react'
import type { SectionOf } from '../section.ts'
import { button, findAddress, frame, h, headline, image, mark, richText, text } from './elements.ts'
import { brandMark } from './openings.ts'
import type { SectionPlace, ViewContext } from './view-context.ts'

export function questions(context: ViewContext, section: SectionOf<'questions'>, place: SectionPlace): ReactNode {
  return frame(
    section,
    'fp-questions',
    headline(context, section, place),
    h(
      'div',
      { className: 'fp-question-list' },
      ...section.items.map(({ question, answer }, key) =>
        h(
          'details',
          { key, open: key === 0 },
          h('summary', null, h('span', mark(context, `items.${key}.question`), question)),
          text(context, 'p', `items.${key}.answer`, answer),
        ),
      ),
    ),
  )
}

export function video(context: ViewContext, section: SectionOf<'video'>, place: SectionPlace): ReactNode {
  const { labels, resources, page } = context
  const file = section.asset_id === null ? undefined : resources.videos[section.asset_id]
  const poster = section.poster === null ? undefined : resources.images[section.poster.asset_id]
  const action = button(context, section.button)
  return frame(
    section,
    'fp-video',
    h(
      'div',
      { className: 'fp-heading' },
      headline(context, section, place, place.level === 1 ? 'fp-display' : 'fp-title'),
      text(context, 'p', 'text', section.text, 'fp-lead'),
    ),
    file !== undefined &&
      h(
        'video',
        { controls: true, playsInline: true, preload: 'none', poster: poster?.src },
        h('source', { src: file.src, type: file.type }),
        file.captions !== null &&
          h('track', { kind: 'captions', src: file.captions, srcLang: page.language, default: true }),
        labels.no_video,
      ),
    file === undefined && image(context, section.poster),
    section.transcript.length > 0 &&
      h(
        'details',
        { className: 'fp-transcript' },
        h('summary', null, labels.transcript),
        richText(context, section.transcript, 'transcript'),
      ),
    action !== null && h('p', { className: 'fp-actions' }, action),
  )
}

export function footer(context: ViewContext, section: SectionOf<'footer'>): ReactNode {
  const links = section.links.flatMap(({ label, href }) => {
    const address = href === null ? null : findAddress(context, href)
    return address === null || label.trim() === '' ? [] : [h('a', { href: address }, label)]
  })
  return h(
    'footer',
    { id: `s-${section.id}`, className: `fp-section fp-footer fp-on-${section.surface}` },
    h(
      'div',
      { className: 'fp-inner' },
      h(
        'div',
        { className: 'fp-footer-brand' },
        brandMark(context, section.surface === 'dark' || section.surface === 'accent'),
        text(context, 'p', 'company', section.company),
      ),
      section.imprint.length > 0 &&
        h(
          'div',
          { className: 'fp-imprint' },
          h('h2', null, context.labels.imprint),
          richText(context, section.imprint, 'imprint'),
        ),
      links.length > 0 && h('ul', { role: 'list' }, ...links.map((link, key) => h('li', { key }, link))),
      text(context, 'p', 'disclaimer', section.disclaimer, 'fp-note'),
    ),
  )
}
