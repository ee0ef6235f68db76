import { Field } from '@marquee/ui/field'
import { useInfiniteQuery } from '@tanstack/react-query'
import { InputNumber, Select } from 'antd'
import { funnelPagesQuery } from '../../api/funnel-pages.ts'
import styles from './publish-dialog.module.css'

export interface SplitChoice {
  page_id: string
  /** The percentage of the visitors who see the other page. */
  share: number
}

interface SplitFieldsProps {
  pageId: string
  value: SplitChoice | null
  onChange: (split: SplitChoice | null) => void
}

const ALL = { q: '', kind: undefined, isMine: false }
const HALF = 50

/** Shows a share of the visitors another published page, to compare both. */
export function SplitFields({ pageId, value, onChange }: SplitFieldsProps) {
  const pages = useInfiniteQuery(funnelPagesQuery(ALL))
  const others = (pages.data?.pages ?? []).flatMap(({ data }) => data).filter(({ id }) => id !== pageId)
  return (
    <div className={styles.pair}>
      <Field label="Compare with" isOptional hint="Another published page, shown at the same address.">
        {(control) => (
          <Select
            {...control}
            allowClear
            value={value?.page_id ?? null}
            placeholder="No other page"
            notFoundContent="There is no other page."
            options={others.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(id: string | undefined) =>
              onChange(id === undefined ? null : { page_id: id, share: value?.share ?? HALF })
            }
          />
        )}
      </Field>
      {value === null ? null : (
        <Field label="Visitors who see it">
          {(control) => (
            <InputNumber
              {...control}
              min={1}
              max={99}
              precision={0}
              suffix="%"
              value={value.share}
              onChange={(share) => onChange({ ...value, share: share ?? HALF })}
            />
          )}
        </Field>
      )}
    </div>
  )
}
