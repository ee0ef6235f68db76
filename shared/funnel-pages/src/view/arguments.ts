import { Fragment, type ReactNode } from 'react'
import type { ComparisonCell } from '../section-parts.ts'
import type { SectionOf } from '../section.ts'
import { classes, frame, getSubTag, h, hasImage, headline, image, mark, text } from './elements.ts'
import { checkIcon, crossIcon } from './icons.ts'
import type { SectionPlace, ViewContext } from './view-context.ts'

export function proof(context: ViewContext, section: SectionOf<'proof'>, place: SectionPlace): ReactNode {
  return frame(
    section,
    classes('fp-proof', `fp-proof-${section.items.length}`),
    headline(context, section, place),
    h(
      'ul',
      { role: 'list' },
      ...section.items.map(({ value, text: words }, key) =>
        h(
          'li',
          { key },
          text(context, 'p', `items.${key}.value`, value, 'fp-value'),
          text(context, 'p', `items.${key}.text`, words, 'fp-note'),
        ),
      ),
    ),
  )
}

export function features(context: ViewContext, section: SectionOf<'features'>, place: SectionPlace): ReactNode {
  const { layout, items } = section
  const list = h(
    'ul',
    { role: 'list', className: 'fp-feature-list' },
    ...items.map(({ title, text: words }, key) =>
      h(
        'li',
        { key, className: classes('fp-feature', title.length > 60 && 'fp-feature-long') },
        layout === 'checks' ? checkIcon() : h('span', { className: 'fp-feature-number', 'aria-hidden': true }, key + 1),
        h(
          'div',
          null,
          text(context, getSubTag(section, place), `items.${key}.title`, title, 'fp-sub'),
          text(context, 'p', `items.${key}.text`, words),
        ),
      ),
    ),
  )
  return frame(
    section,
    classes(
      'fp-features',
      `fp-features-${layout}`,
      `fp-count-${items.length % 3 === 0 ? 3 : 2}`,
      hasImage(context, section.image) && 'fp-with-image',
    ),
    h(
      'div',
      { className: 'fp-heading' },
      headline(context, section, place),
      text(context, 'p', 'text', section.text, 'fp-lead'),
    ),
    list,
    image(context, section.image),
  )
}

export function steps(context: ViewContext, section: SectionOf<'steps'>, place: SectionPlace): ReactNode {
  return frame(
    section,
    classes('fp-steps', `fp-steps-${Math.min(section.items.length, 4)}`),
    h(
      'div',
      { className: 'fp-heading' },
      headline(context, section, place),
      text(context, 'p', 'text', section.text, 'fp-lead'),
    ),
    h(
      'ol',
      { role: 'list' },
      ...section.items.map((item, key) =>
        h(
          'li',
          { key },
          image(context, item.image),
          h('span', { className: 'fp-number', 'aria-hidden': true }, key + 1),
          text(context, getSubTag(section, place), `items.${key}.title`, item.title, 'fp-sub'),
          text(context, 'p', `items.${key}.text`, item.text),
        ),
      ),
    ),
  )
}

export function beforeAfter(context: ViewContext, section: SectionOf<'before_after'>, place: SectionPlace): ReactNode {
  const side = (name: 'before' | 'after') =>
    h(
      'div',
      { className: `fp-side fp-side-${name}` },
      image(context, section[name].image),
      text(context, getSubTag(section, place), `${name}.label`, section[name].label, 'fp-sub'),
      text(context, 'p', `${name}.text`, section[name].text),
    )
  return frame(
    section,
    'fp-before-after',
    headline(context, section, place),
    h('div', { className: 'fp-sides' }, side('before'), side('after')),
  )
}

export function comparisonTable(
  context: ViewContext,
  section: SectionOf<'comparison_table'>,
  place: SectionPlace,
): ReactNode {
  return frame(
    section,
    'fp-comparison',
    h(
      'div',
      { className: 'fp-heading' },
      headline(context, section, place),
      text(context, 'p', 'text', section.text, 'fp-lead'),
    ),
    h(
      'table',
      null,
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          h('th', { scope: 'col' }, context.labels.property),
          h('th', { scope: 'col', className: 'fp-own', ...mark(context, 'own') }, section.own),
          h('th', { scope: 'col', ...mark(context, 'other') }, section.other),
        ),
      ),
      h(
        'tbody',
        null,
        ...section.rows.map((row, key) =>
          h(
            'tr',
            { key },
            h('th', { scope: 'row', ...mark(context, `rows.${key}.label`) }, row.label),
            h('td', { className: 'fp-own' }, cell(context, row.own)),
            h('td', null, cell(context, row.other)),
          ),
        ),
      ),
    ),
    text(context, 'p', 'note', section.note, 'fp-note'),
  )
}

function cell({ labels }: ViewContext, { mark: kind, text: words }: ComparisonCell): ReactNode {
  const icons = { yes: checkIcon(), no: crossIcon(), ask: null, words: null }
  const spoken = { yes: labels.yes, no: labels.no, ask: labels.ask, words: '' }
  const icon = icons[kind]
  const shown = words === '' ? spoken[kind] : words
  const isSpokenOnly = icon !== null && words === ''
  return h(
    Fragment,
    null,
    icon,
    h('span', { className: classes(isSpokenOnly && 'fp-hidden', kind === 'ask' && 'fp-note') }, shown),
  )
}

export function audienceFit(context: ViewContext, section: SectionOf<'audience_fit'>, place: SectionPlace): ReactNode {
  const side = (name: 'suits' | 'suits_not', icon: () => ReactNode) =>
    section[name].length > 0 &&
    h(
      'div',
      { className: 'fp-side' },
      h(getSubTag(section, place), { className: 'fp-sub' }, context.labels[name]),
      h(
        'ul',
        { role: 'list' },
        ...section[name].map((words, key) =>
          h('li', { key }, icon(), h('span', mark(context, `${name}.${key}`), words)),
        ),
      ),
    )
  return frame(
    section,
    'fp-fit',
    headline(context, section, place),
    h('div', { className: 'fp-sides' }, side('suits', checkIcon), side('suits_not', crossIcon)),
  )
}

export function details(context: ViewContext, section: SectionOf<'details'>, place: SectionPlace): ReactNode {
  return frame(
    section,
    'fp-details',
    headline(context, section, place),
    h(
      'dl',
      null,
      ...section.rows.map((row, key) =>
        h(
          'div',
          { key },
          h('dt', mark(context, `rows.${key}.label`), row.label),
          h('dd', mark(context, `rows.${key}.text`), row.text),
        ),
      ),
    ),
  )
}
