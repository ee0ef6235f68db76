import { formTarget, pageButton, pageImage } from '@marquee/funnel-pages/section-parts'
import { parseMarkup, richText, writeMarkup } from '@marquee/funnel-pages/rich-text'
import { Field } from '@marquee/ui/field'
import { Checkbox, Input, InputNumber, Select } from 'antd'
import { z } from 'zod'
import { readPath } from '../../state/value-path.ts'
import type { FieldProps } from './field-props.ts'
import { ImageField } from './image-field.tsx'
import { ImageListField } from './image-list-field.tsx'
import { LinkField } from './link-field.tsx'
import { ItemListField } from './item-list-field.tsx'
import { TargetField } from './target-field.tsx'
import { TypedText } from './typed-text.tsx'
import { VideoField } from './video-field.tsx'

const text = z.string().catch('')
const texts = z.array(z.string()).catch([])
const image = pageImage.nullable().catch(null)
const link = z.string().nullable().catch(null)

/** The control of one part of a section. */
export function SectionField(props: FieldProps) {
  const { plan, value, sections, assets, onWrite, onAdded } = props
  const { path, label } = plan
  const current = readPath(value, path)
  switch (plan.kind) {
    case 'line':
    case 'words':
      return (
        <TypedText
          label={label}
          isLong={plan.kind === 'words'}
          value={text.parse(current)}
          onChange={(typed) => onWrite(path, typed)}
        />
      )
    case 'markup':
      return (
        <TypedText
          label={label}
          hint="## starts a heading, - a bullet; **bold** and [words](https://…)"
          isLong
          value={writeMarkup(richText.catch([]).parse(current))}
          onChange={(typed) => onWrite(path, parseMarkup(typed))}
        />
      )
    case 'lines':
      return (
        <TypedText
          label={label}
          hint="One on each line"
          isLong
          value={texts.parse(current).join('\n')}
          onChange={(typed) =>
            onWrite(
              path,
              typed.split('\n').filter((one) => one.trim() !== ''),
            )
          }
        />
      )
    case 'rating':
      return (
        <Field label={label}>
          {(control) => (
            <InputNumber
              {...control}
              min={0}
              max={5}
              step={0.1}
              value={z.number().nullable().catch(null).parse(current)}
              onChange={(next) => onWrite(path, next)}
            />
          )}
        </Field>
      )
    case 'day':
      return (
        <Field label={label}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={text.parse(current)}
              onChange={({ target }) => onWrite(path, target.value === '' ? null : target.value)}
            />
          )}
        </Field>
      )
    case 'flag':
      return (
        <Checkbox checked={current === true} onChange={({ target }) => onWrite(path, target.checked)}>
          {label}
        </Checkbox>
      )
    case 'choice':
      return (
        <Field label={label}>
          {(control) => (
            <Select
              {...control}
              value={String(current)}
              options={Object.entries(plan.options).map(([key, words]) => ({ value: key, label: words }))}
              onChange={(next) => onWrite(path, typeof current === 'number' ? Number(next) : next)}
            />
          )}
        </Field>
      )
    case 'button': {
      const button = pageButton.catch({ label: '', href: null }).parse(current)
      return (
        <>
          <TypedText label={label} value={button.label} onChange={(typed) => onWrite(`${path}.label`, typed)} />
          <LinkField
            label={`${label}: address`}
            value={button.href}
            sections={sections}
            onChange={(next) => onWrite(`${path}.href`, next)}
          />
        </>
      )
    }
    case 'link':
      return (
        <LinkField
          label={label}
          value={link.parse(current)}
          sections={sections}
          onChange={(next) => onWrite(path, next)}
        />
      )
    case 'image':
      return (
        <ImageField
          label={label}
          value={image.parse(current)}
          assets={assets}
          onChange={(next) => onWrite(path, next)}
          onAdded={onAdded}
        />
      )
    case 'images':
      return (
        <ImageListField
          label={label}
          value={z.array(pageImage).catch([]).parse(current)}
          assets={assets}
          onChange={(next) => onWrite(path, next)}
          onAdded={onAdded}
        />
      )
    case 'video':
      return (
        <VideoField
          label={label}
          value={link.parse(current)}
          assets={assets}
          onChange={(next) => onWrite(path, next)}
          onAdded={onAdded}
        />
      )
    case 'target':
      return (
        <TargetField
          label={label}
          value={formTarget.catch({ to: 'marquee' }).parse(current)}
          onChange={(next) => onWrite(path, next)}
        />
      )
    case 'list':
      return <ItemListField {...props} plan={plan} />
  }
}
