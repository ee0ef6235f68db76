import { ApiError } from '@marquee/api-client/api-error'
import { MAX_QUERIES, type AdSourceConnection, type CrawlSchedule } from '@marquee/contract/ad-sources'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { Alert } from 'antd'
import { useState } from 'react'
import { useCreateSourceQuery } from '../../api/ad-sources.ts'
import styles from './ad-sources.module.css'
import { ChoiceField } from './choice-field.tsx'
import { toCriteria, initialCriteria } from './criteria-form-values.ts'
import { MetaCriteriaFields } from './meta-criteria-fields.tsx'
import { SCHEDULE_OPTIONS } from './source-labels.ts'
import { TikTokCriteriaFields } from './tiktok-criteria-fields.tsx'

interface QueryEditorProps {
  source: AdSourceConnection
  onClose: () => void
}

/** Adds what to ask a source for, and starts the first crawl of it. */
export function QueryEditor({ source, onClose }: QueryEditorProps) {
  const [values, setValues] = useState(() => initialCriteria(source.provider))
  const [schedule, setSchedule] = useState<CrawlSchedule>('daily')
  const { mutate, isPending, error } = useCreateSourceQuery(source.id)
  const fields = error instanceof ApiError ? error.fields : {}
  // Of a list, the message belongs to one of its places.
  const getError = (field: string) =>
    Object.entries(fields).find(([path]) => `${path}.`.startsWith(`criteria.${field}.`))?.[1][0]
  const Fields = source.provider === 'meta' ? MetaCriteriaFields : TikTokCriteriaFields
  const isFull = source.queries.length >= MAX_QUERIES
  return (
    <OpenedModal
      title={`Ask ${source.name} for ads`}
      onCancel={onClose}
      okText="Add and crawl"
      onOk={() => mutate({ criteria: toCriteria(source.provider, values), schedule }, { onSuccess: onClose })}
      okButtonProps={{ disabled: isFull }}
      confirmLoading={isPending}
    >
      <div className={styles.form}>
        {error === null ? null : <Alert type="error" title={error.message} role="alert" />}
        {isFull ? <Alert type="info" title={`A source has at most ${MAX_QUERIES} queries.`} /> : null}
        <Fields values={values} getError={getError} onChange={(changes) => setValues({ ...values, ...changes })} />
        <ChoiceField label="How often" value={schedule} options={SCHEDULE_OPTIONS} onChange={setSchedule} />
      </div>
    </OpenedModal>
  )
}
