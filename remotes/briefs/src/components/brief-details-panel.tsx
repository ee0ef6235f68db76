import { type Brief, briefStatus } from '@marquee/contract/briefs'
import { Field } from '@marquee/ui/field'
import { RelativeTime } from '@marquee/ui/relative-time'
import { Input, Select } from 'antd'
import { statusLabels } from '../state/brief-labels.ts'
import { FormSection } from '@marquee/ui/form-section'
import type { BriefFieldsProps } from './brief-sections.tsx'
import { BrandProfileField } from './brand-profile-field.tsx'
import { LanguageField } from './language-field.tsx'
import { ProductField } from './product-field.tsx'
import styles from './brief-details-panel.module.css'

const STATUS_OPTIONS = briefStatus.options.map((value) => ({ value, label: statusLabels[value] }))

/** The management fields of the brief: status, date, product, and the measure of success. */
export function BriefDetailsPanel({ brief, draft, errors, onChange }: BriefFieldsProps & { brief: Brief }) {
  return (
    <aside aria-label="Details">
      <FormSection title="Details">
        <Field label="Status" error={errors('status')}>
          {(control) => (
            <Select
              {...control}
              value={draft.status}
              options={STATUS_OPTIONS}
              onChange={(status) => onChange({ status })}
            />
          )}
        </Field>
        <Field label="Due date" error={errors('due_date')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              // A date is sent when it is complete; until then the browser returns ''.
              value={draft.due_date ?? ''}
              min="2000-01-01"
              max="9999-12-31"
              onChange={(event) => onChange({ due_date: event.target.value || null })}
            />
          )}
        </Field>
        <ProductField
          value={draft.product_id}
          error={errors('product_id')}
          onChange={(id) => onChange({ product_id: id })}
        />
        <BrandProfileField
          value={draft.brand_profile_id}
          error={errors('brand_profile_id')}
          onChange={(id) => onChange({ brand_profile_id: id })}
        />
        <LanguageField
          value={draft.language}
          placeholder="Not set"
          hint="For the PDF, and for those who have it read aloud."
          error={errors('language')}
          onChange={(language) => onChange({ language })}
        />
        <Field label="Success metrics" hint="As in: hook rate above 30 %." error={errors('success_metrics')}>
          {(control) => (
            <Input.TextArea
              {...control}
              dir="auto"
              autoSize={{ minRows: 2, maxRows: 8 }}
              value={draft.success_metrics}
              maxLength={2000}
              onChange={(event) => onChange({ success_metrics: event.target.value })}
            />
          )}
        </Field>
        <dl className={styles.facts}>
          <dt>Created by</dt>
          <dd dir="auto">{brief.created_by_name}</dd>
          <dt>Created</dt>
          <dd>
            <RelativeTime value={brief.created_at} />
          </dd>
        </dl>
      </FormSection>
    </aside>
  )
}
