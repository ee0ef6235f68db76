import {
  type AdImportDetails,
  type AdImportField,
  adImportField,
  adImportFields,
  SHOWN_IMPORT_FIELDS,
} from '@marquee/contract/ad-imports'
import type { DateOrder } from '@marquee/contract/result-imports'
import type { TextEncoding } from '@marquee/contract/text-encodings'
import { Field } from '@marquee/ui/field'
import { formatDate } from '@marquee/ui/format-date'
import { formatCount } from '@marquee/ui/format-number'
import { TableFrame } from '@marquee/ui/table-frame'
import { Alert, Button, Input, Select } from 'antd'
import { useState } from 'react'
import type { ImportWish } from '../../api/ad-imports.ts'
import table from '../report-table.module.css'
import styles from './ad-import.module.css'
import { AdPreviews } from './ad-previews.tsx'
import { OrderField } from './order-field.tsx'
import { FIELD_LABELS } from './import-labels.ts'

type Mapping = Record<string, AdImportField | null>

interface MappingFormProps {
  file: AdImportDetails
  isBusy: boolean
  /** The encoding that was chosen, if the file does not show it. */
  encoding: TextEncoding | undefined
  onStart: (wish: ImportWish) => void
  onCancel: () => void
}

const NOTHING = 'nothing'
const FIELD_OPTIONS = [
  { value: NOTHING, label: 'Not imported' },
  ...adImportFields.map((field) => ({ value: field, label: FIELD_LABELS[field] })),
]
const SOURCE_OPTIONS: { value: ImportWish['source']; label: string }[] = [
  { value: 'upload', label: 'Own file' },
  { value: 'meta', label: 'Meta’s ad library' },
  { value: 'tiktok', label: 'TikTok’s library' },
  { value: 'google', label: 'Google’s transparency center' },
  { value: 'linkedin', label: 'LinkedIn’s ad library' },
  { value: 'extension', label: 'Browser extension' },
]

/** The source that is chosen at first: that of the file's shape, if it is offered. */
function toOfferedSource(source: AdImportDetails['source']): ImportWish['source'] {
  return SOURCE_OPTIONS.find(({ value }) => value === source)?.value ?? 'upload'
}

/** Asks for the field of each column, and shows some of the column's values. */
export function MappingForm({ file, isBusy, encoding, onStart, onCancel }: MappingFormProps) {
  const [source, setSource] = useState<ImportWish['source']>(toOfferedSource(file.source))
  const [mapping, setMapping] = useState<Mapping>(() => toFirstMapping(file.columns))
  const [order, setOrder] = useState(file.date_order ?? null)
  const [madeOn, setMadeOn] = useState(file.made_on ?? formatDate(file.created_at))
  const wish = toWish({ source, mapping, made_on: madeOn === '' ? null : madeOn }, encoding, order)
  const isOpen = hasOpenQuestion(file, wish)
  const problems = listProblems(mapping)
  if (file.columns.length === 0) {
    return <UnreadableRows onCancel={onCancel} />
  }
  return (
    <>
      <Field label="Where are these ads from?" hint="An ad of the same source and id that is here already is updated.">
        {(control) => (
          <Select
            {...control}
            className={styles.select ?? ''}
            value={source}
            options={SOURCE_OPTIONS}
            onChange={setSource}
          />
        )}
      </Field>
      <OrderField day={file.doubtful_day} value={order} onChange={setOrder} />
      <Field
        label="When was this file made?"
        hint="An ad whose row does not say when it was seen counts as seen on this day, and as running no longer than that."
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            className={styles.select ?? ''}
            value={madeOn}
            onChange={(event) => setMadeOn(event.target.value)}
          />
        )}
      </Field>
      {file.shape === null ? null : <p className={styles.note}>Recognised by its content: {file.shape}.</p>}
      {problems.length === 0 ? <AdPreviews id={file.id} wish={wish} /> : null}
      {problems.length === 0 ? null : <Alert type="warning" title={problems.join(' ')} />}
      <div className={styles.actions}>
        <Button type="primary" disabled={problems.length > 0 || isOpen} loading={isBusy} onClick={() => onStart(wish)}>
          Import the file
        </Button>
        <Button onClick={onCancel}>Choose another file</Button>
      </div>
      <TableFrame label="Columns of the file">
        <table className={`${table.table} ${styles.columns}`}>
          <caption>{formatCount(file.columns.length, 'column')} of the file, and what they hold</caption>
          <thead>
            <tr>
              <th scope="col">Column</th>
              <th scope="col">Holds</th>
            </tr>
          </thead>
          <tbody>
            {file.columns.map(({ name, samples }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  <span className={styles.samples}>{samples.join(' · ')}</span>
                </th>
                <td>
                  <Select
                    className={styles.select ?? ''}
                    aria-label={`What the column ${name} holds`}
                    value={mapping[name] ?? NOTHING}
                    options={FIELD_OPTIONS}
                    showSearch={{ optionFilterProp: 'label' }}
                    popupMatchSelectWidth={false}
                    onChange={(value) =>
                      setMapping({ ...mapping, [name]: adImportField.safeParse(value).data ?? null })
                    }
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </>
  )
}

function toWish(
  wish: Pick<ImportWish, 'source' | 'mapping' | 'made_on'>,
  encoding: TextEncoding | undefined,
  order: DateOrder | null,
): ImportWish {
  return { ...wish, ...(encoding !== undefined && { encoding }), ...(order !== null && { date_order: order }) }
}

/** Whether something that the file does not decide has no answer yet. */
function hasOpenQuestion({ encoding, doubtful_day: day }: AdImportDetails, wish: ImportWish): boolean {
  const isUnsure = encoding?.is_sure === false && wish.encoding === undefined
  return isUnsure || (typeof day === 'string' && wish.date_order === undefined)
}

function UnreadableRows({ onCancel }: Pick<MappingFormProps, 'onCancel'>) {
  return (
    <>
      <Alert
        type="error"
        title="None of the first rows can be read."
        description="The file has to be CSV with a header line, JSON lines or JSON with a list of ads."
      />
      <div className={styles.actions}>
        <Button type="primary" onClick={onCancel}>
          Choose another file
        </Button>
      </div>
    </>
  )
}

/**
 * What the columns hold at first. A column whose field another column has is not mentioned: it is read in rows that lack the other
 * one, because the rows of a file may have different columns for the same field.
 */
function toFirstMapping(columns: AdImportDetails['columns']): Mapping {
  const known = columns.filter(({ guess, is_left_out }) => guess !== null || is_left_out === true)
  return Object.fromEntries(known.map(({ name, guess }) => [name, guess]))
}

/** The reason why the import cannot start, as text. */
function listProblems(mapping: Mapping): string[] {
  const fields = Object.values(mapping).filter((field) => field !== null)
  const isShown = SHOWN_IMPORT_FIELDS.some((field) => fields.includes(field))
  const twice = fields.filter((field, index) => fields.indexOf(field) !== index)
  return [
    ...(isShown ? [] : ['Say which column holds the text, the headline, an image, a video or the brand.']),
    ...[...new Set(twice)].map((field) => `Only one column can be “${FIELD_LABELS[field]}”.`),
  ]
}
