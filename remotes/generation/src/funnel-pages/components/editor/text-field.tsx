import { parseMarkup } from '@marquee/funnel-pages/rich-text'
import { Field } from '@marquee/ui/field'
import { LineNotes } from '@marquee/ui/line-notes'
import { Checkbox, Input, InputNumber, Select } from 'antd'
import { z } from 'zod'
import type { ChoicePlan, SettingPlan, WordsPlan } from '../../state/field-plan.ts'
import { readTypedText } from '../../state/list-typed-texts.ts'
import { readPath } from '../../state/value-path.ts'
import type { FieldProps } from './field-props.ts'
import { TypedText } from './typed-text.tsx'

const text = z.string().catch('')
const rating = z.number().nullable().catch(null)

const HINTS: Partial<Record<WordsPlan['kind'], string>> = {
  markup: '## starts a heading, - a bullet; **bold** and [words](https://…)',
  lines: 'One on each line',
}

/** Words of a section: a line, several lines, or paragraphs as markup. What a check finds in them is mended by a click. */
export function WordsField({ plan, value, findFindings, onWrite }: FieldProps<WordsPlan>) {
  const { kind, path, label } = plan
  const typed = readTypedText(plan, value)
  const findings = findFindings(typed)
  const hint = HINTS[kind]
  const write = (next: string) => onWrite(path, parseTypedText(kind, next))
  return (
    <div>
      <TypedText
        label={label}
        {...(hint !== undefined && { hint })}
        isLong={kind !== 'line'}
        value={typed}
        onChange={write}
      />
      {findings.length === 0 ? null : <LineNotes text={typed} findings={findings} onMend={write} />}
    </div>
  )
}

function parseTypedText(kind: WordsPlan['kind'], typed: string): unknown {
  switch (kind) {
    case 'markup':
      return parseMarkup(typed)
    case 'lines':
      return typed.split('\n').filter((one) => one.trim() !== '')
    case 'line':
    case 'words':
      return typed
  }
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
