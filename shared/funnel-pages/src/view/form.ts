import type { ReactNode } from 'react'
import { fillLabel } from '../labels/page-labels.ts'
import type { FormField } from '../section-parts.ts'
import type { SectionOf } from '../section.ts'
import { classes, frame, h, hasImage, headline, image, mark, text } from './elements.ts'
import type { SectionPlace, ViewContext } from './view-context.ts'

/** The name of the field that only programs fill: what arrives with it is spam. */
export const SPAM_TRAP = 'website'
/** The name of the hidden field that says which section’s form was sent. */
export const SECTION_FIELD = 'section'

const INPUTS = {
  email: { type: 'email', autoComplete: 'email' },
  name: { type: 'text', autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  text: { type: 'text', autoComplete: 'off' },
} as const

/**
 * The name that a field is sent with: its kind, with its number (from 2) when the form has several of the kind, as in `email` or `choice-2`.
 */
export function getFieldName(fields: readonly FormField[], field: FormField): string {
  const number = fields.filter(({ kind }) => kind === field.kind).findIndex(({ id }) => id === field.id) + 1
  return number > 1 ? `${field.kind}-${number}` : field.kind
}

export function form(context: ViewContext, section: SectionOf<'form'>, place: SectionPlace): ReactNode {
  const { target } = section
  const address = target.to === 'address' ? target.address : context.resources.form_address
  return frame(
    section,
    classes('fp-form-section', hasImage(context, section.image) && 'fp-with-image'),
    h(
      'div',
      { className: 'fp-stack' },
      headline(context, section, place, place.level === 1 ? 'fp-display' : 'fp-title'),
      text(context, 'p', 'text', section.text, 'fp-lead'),
    ),
    h(
      'form',
      { className: 'fp-form fp-card', method: 'post', ...(address !== null && { action: address }) },
      target.to === 'marquee' && [
        h('input', { key: 'section', type: 'hidden', name: SECTION_FIELD, value: section.id }),
        h(
          'div',
          { key: 'trap', className: 'fp-trap', 'aria-hidden': true },
          h('label', { htmlFor: `trap-${section.id}` }, 'Website'),
          h('input', { id: `trap-${section.id}`, name: SPAM_TRAP, type: 'text', tabIndex: -1, autoComplete: 'off' }),
        ),
      ],
      ...section.fields.map((field, key) => showField(context, section, field, key)),
      h('button', { type: 'submit', className: 'fp-button' }, section.button_label || context.labels.send),
      text(context, 'p', 'note', section.note, 'fp-note'),
      target.to === 'address' && h('p', { className: 'fp-note' }, describeTarget(context, target.address)),
    ),
    image(context, section.image),
  )
}

function describeTarget({ labels }: ViewContext, address: string): string {
  return fillLabel(labels.sent_to, { host: new URL(address).hostname })
}

function showField(context: ViewContext, section: SectionOf<'form'>, field: FormField, key: number): ReactNode {
  const { labels } = context
  const id = `f-${section.id}-${key}`
  const name = getFieldName(section.fields, field)
  const words = h('span', mark(context, `fields.${key}.label`), field.label)
  if (field.kind === 'consent') {
    const input = { id, name, type: 'checkbox', value: 'yes', required: field.required }
    return h('div', { key, className: 'fp-consent' }, h('input', input), h('label', { htmlFor: id }, words))
  }
  const optional = !field.required && h('span', { className: 'fp-note' }, ` (${labels.optional})`)
  const control =
    field.kind === 'choice'
      ? h(
          'select',
          { id, name, required: field.required, defaultValue: '' },
          h('option', { value: '' }, labels.choose),
          ...field.choices.map((choice, index) => h('option', { key: index, value: choice }, choice)),
        )
      : h('input', { ...INPUTS[field.kind], id, name, required: field.required, maxLength: 500 })
  return h('div', { key, className: 'fp-field' }, h('label', { htmlFor: id }, words, optional), control)
}
