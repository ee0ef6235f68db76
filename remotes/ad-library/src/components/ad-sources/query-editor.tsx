import { ApiError } from '@marquee/api-client/api-error'
import { MAX_QUERIES, type AdSourceConnection, type CrawlSchedule } from '@marquee/contract/ad-sources'
import { Field } from '@marquee/ui/field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, Modal, Select } from 'antd'
import { useState } from 'react'
import { requestCreateSourceQuery } from '../../api/create-source-query.ts'
import { listAdSourcesQuery } from '../../api/list-ad-sources.ts'
import { requestStartCrawl } from '../../api/start-crawl.ts'
import styles from './ad-sources.module.css'
import { criteriaOf, EMPTY_CRITERIA } from './criteria-form-values.ts'
import { MetaCriteriaFields } from './meta-criteria-fields.tsx'
import { SCHEDULE_OPTIONS } from './source-words.ts'
import { TikTokCriteriaFields } from './tiktok-criteria-fields.tsx'

interface QueryEditorProps {
  source: AdSourceConnection
  onClose: () => void
}

/** Adds what to ask a source for, and starts the first crawl of it. */
export function QueryEditor({ source, onClose }: QueryEditorProps) {
  const queryClient = useQueryClient()
  const [values, setValues] = useState(EMPTY_CRITERIA)
  const [schedule, setSchedule] = useState<CrawlSchedule>('daily')
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const criteria = criteriaOf(source.provider, values)
      const { data } = await requestCreateSourceQuery(source.id, { criteria, schedule })
      await requestStartCrawl(data.id)
    },
    onSuccess: onClose,
    onSettled: () => queryClient.invalidateQueries({ queryKey: listAdSourcesQuery.queryKey }),
  })
  const fields = error instanceof ApiError ? error.fields : {}
  const errorOf = (field: string) => fields[`criteria.${field}`]?.[0] ?? fields[`criteria.${field}.0`]?.[0]
  const Fields = source.provider === 'meta' ? MetaCriteriaFields : TikTokCriteriaFields
  const isFull = source.queries.length >= MAX_QUERIES
  return (
    <Modal
      open
      title={`Ask ${source.name} for ads`}
      onCancel={onClose}
      okText="Add and crawl"
      onOk={() => mutate()}
      okButtonProps={{ disabled: isFull }}
      confirmLoading={isPending}
    >
      <div className={styles.form}>
        {error === null ? null : <Alert type="error" title={error.message} role="alert" />}
        {isFull ? <Alert type="info" title={`A source has at most ${MAX_QUERIES} queries.`} /> : null}
        <Fields values={values} errorOf={errorOf} onChange={(changes) => setValues({ ...values, ...changes })} />
        <Field label="How often">
          {(control) => (
            <Select
              {...control}
              className={styles.control ?? ''}
              value={schedule}
              options={SCHEDULE_OPTIONS}
              onChange={setSchedule}
            />
          )}
        </Field>
      </div>
    </Modal>
  )
}
