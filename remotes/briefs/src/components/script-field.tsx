import type { Brief } from '@marquee/contract/briefs'
import { Button, Input, InputNumber } from 'antd'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { FieldErrors } from '../state/field-errors.ts'
import styles from './script-field.module.css'

type Script = Brief['script']
type ScriptLine = Script[number]

const MAX_LINES = 100
const LONGEST_S = 3600
/** The length of a new line in seconds: the usual time of a hook on most platforms. */
const NEW_LINE_S = 3

interface ScriptFieldProps {
  value: Script
  onChange: (value: Script) => void
  errors: FieldErrors
}

/** The script of a video: one row for each scene with its times, what is said, shown as text, and seen. */
export function ScriptField({ value, onChange, errors }: ScriptFieldProps) {
  function add(): void {
    const start_s = value.at(-1)?.end_s ?? 0
    const end_s = Math.min(start_s + NEW_LINE_S, LONGEST_S)
    onChange([...value, { start_s, end_s, spoken: '', overlay: '', visual: '' }])
  }

  function swap(index: number, target: number): void {
    const [line, other] = [value[index], value[target]]
    if (line !== undefined && other !== undefined) {
      onChange(value.with(index, other).with(target, line))
    }
  }

  return (
    <div className={styles.script}>
      {value.length === 0 ? null : (
        <ol role="list" className={styles.lines}>
          {value.map((line, index) => (
            <li key={index} className={styles.line}>
              <ScriptLineFields
                line={line}
                number={index + 1}
                error={errors(`script.${index}.end_s`) ?? errors(`script.${index}.start_s`)}
                onChange={(changes) => onChange(value.with(index, { ...line, ...changes }))}
              />
              <span className={styles.buttons}>
                <Button
                  type="text"
                  icon={<ArrowUp size={16} aria-hidden />}
                  aria-label={`Move scene ${index + 1} up`}
                  disabled={index === 0}
                  onClick={() => swap(index, index - 1)}
                />
                <Button
                  type="text"
                  icon={<ArrowDown size={16} aria-hidden />}
                  aria-label={`Move scene ${index + 1} down`}
                  disabled={index === value.length - 1}
                  onClick={() => swap(index, index + 1)}
                />
                <Button
                  type="text"
                  icon={<Trash2 size={16} aria-hidden />}
                  aria-label={`Remove scene ${index + 1}`}
                  onClick={() => onChange(value.toSpliced(index, 1))}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      <Button type="dashed" icon={<Plus size={16} aria-hidden />} disabled={value.length >= MAX_LINES} onClick={add}>
        Add a scene
      </Button>
    </div>
  )
}

interface ScriptLineFieldsProps {
  line: ScriptLine
  number: number
  error: string | undefined
  onChange: (changes: Partial<ScriptLine>) => void
}

function ScriptLineFields({ line, number, error, onChange }: ScriptLineFieldsProps) {
  return (
    <div className={styles.fields} role="group" aria-label={`Scene ${number}`}>
      <div className={styles.times}>
        <TimeInput
          label={`Start of scene ${number} in seconds`}
          value={line.start_s}
          onChange={(start_s) => onChange({ start_s })}
        />
        <span aria-hidden>–</span>
        <TimeInput
          label={`End of scene ${number} in seconds`}
          value={line.end_s}
          isInvalid={error !== undefined}
          onChange={(end_s) => onChange({ end_s })}
        />
        <span aria-hidden>s</span>
      </div>
      {error === undefined ? null : (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <TextPart
        label="Spoken"
        number={number}
        value={line.spoken}
        maxLength={2000}
        onChange={(spoken) => onChange({ spoken })}
      />
      <TextPart
        label="Text on screen"
        number={number}
        value={line.overlay}
        maxLength={500}
        onChange={(overlay) => onChange({ overlay })}
      />
      <TextPart
        label="Visual"
        number={number}
        value={line.visual}
        maxLength={2000}
        onChange={(visual) => onChange({ visual })}
      />
    </div>
  )
}

interface TimeInputProps {
  label: string
  value: number
  isInvalid?: boolean
  onChange: (value: number) => void
}

function TimeInput({ label, value, isInvalid = false, onChange }: TimeInputProps) {
  return (
    <InputNumber<number>
      className={styles.time ?? ''}
      aria-label={label}
      aria-invalid={isInvalid}
      {...(isInvalid ? { status: 'error' as const } : {})}
      value={value}
      min={0}
      max={LONGEST_S}
      step={0.5}
      precision={1}
      controls={false}
      onChange={(next) => onChange(next ?? 0)}
    />
  )
}

interface TextPartProps {
  label: string
  number: number
  value: string
  maxLength: number
  onChange: (value: string) => void
}

function TextPart({ label, number, value, maxLength, onChange }: TextPartProps) {
  return (
    <label className={styles.part}>
      <span className={styles.partName}>{label}</span>
      <Input.TextArea
        aria-label={`${label}, scene ${number}`}
        dir="auto"
        autoSize={{ minRows: 1, maxRows: 8 }}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
