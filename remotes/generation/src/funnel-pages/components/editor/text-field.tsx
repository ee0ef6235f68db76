import { parseMarkup, richText, writeMarkup } from '@marquee/funnel-pages/rich-text'
import { Field } from '@marquee/ui/field'
import { Checkbox, Input, InputNumber, Select } from 'antd'
import { z } from 'zod'
import type { ChoicePlan, SettingPlan, WordsPlan } from '../../state/field-plan.ts'
import { readPath } from '../../state/value-path.ts'
import type { FieldProps } from './field-props.ts'
import { TypedText } from './typed-text.tsx'

const text = z.string().catch('')
const texts = z.array(z.string()).catch([])
const rating = z.number().nullable().catch(null)

/** Words of a section: a line, several lines, or paragraphs as markup. */
export function WordsField({ plan, value, onWrite }: FieldProps<WordsPlan>) {
  const { kind, path, label } = plan
  const current = readPath(value, path)
  if (kind === 'markup') {
    return (
      <TypedText
        label={label}
        hint="## starts a heading, - a bullet; **bold** and [words](https://…)"
        isLong
        value={writeMarkup(richText.catch([]).parse(current))}
        onChange={(typed) => onWrite(path, parseMarkup(typed))}
      />
    )
  }
  if (kind === 'lines') {
    const toLines = (typed: string) => typed.split('\n').filter((one) => one.trim() !== '')
    return (
      <TypedText
        label={label}
        hint="One on each line"
        isLong
        value={texts.parse(current).join('\n')}
        onChange={(typed) => onWrite(path, toLines(typed))}
      />
    )
  }
  return (
    <TypedText
      label={label}
      isLong={kind === 'words'}
      value={text.parse(current)}
      onChange={(typed) => onWrite(path, typed)}
    />
  )
}

/** A setting of a section: a number, a day, a box or a choice. */
export function SettingField({ plan, value, onWrite }: FieldProps<SettingPlan>) {
  const { kind, path, label } = plan
  const current = readPath(value, path)
  switch (kind) {
    case 'flag':
      return (
        <Checkbox checked={current === true} onChange={({ target }) => onWrite(path, target.checked)}>
          {label}
        </Checkbox>
      )
    case 'choice':
      return <ChoiceField plan={plan} current={current} onWrite={onWrite} />
    case 'rating':
      return (
        <Field label={label}>
          {(control) => (
            <InputNumber
              {...control}
              min={0}
              max={5}
              step={0.1}
              value={rating.parse(current)}
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
  }
}

interface ChoiceFieldProps extends Pick<FieldProps<ChoicePlan>, 'plan' | 'onWrite'> {
  current: unknown
}

function ChoiceField({ plan: { path, label, options }, current, onWrite }: ChoiceFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={String(current)}
          options={Object.entries(options).map(([key, words]) => ({ value: key, label: words }))}
          onChange={(next) => onWrite(path, typeof current === 'number' ? Number(next) : next)}
        />
      )}
    </Field>
  )
}
