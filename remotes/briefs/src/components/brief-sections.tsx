import { Field, FieldGroup } from '@marquee/ui/field'
import { TextListField } from '@marquee/ui/text-list-field'
import { Input } from 'antd'
import type { BriefContent } from '../state/brief-content.ts'
import { type FieldErrors, listErrors } from '../state/field-errors.ts'
import { FormSection } from '@marquee/ui/form-section'
import styles from './brief-sections.module.css'
import { DeliverablesField } from './deliverables-field.tsx'
import { ReferenceAdsField } from './reference-ads-field.tsx'
import { ScriptField } from './script-field.tsx'

export interface BriefFieldsProps {
  draft: BriefContent
  errors: FieldErrors
  onChange: (changes: Partial<BriefContent>) => void
}

/** The message of the campaign and its audience. */
export function BriefStoryFields({ draft, errors, onChange }: BriefFieldsProps) {
  return (
    <>
      <FormSection title="Idea">
        <Field label="Title" isRequired error={errors('title')}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              size="large"
              value={draft.title}
              onChange={(event) => onChange({ title: event.target.value })}
            />
          )}
        </Field>
        <LongText
          label="Objective"
          hint="What has to change because of this ad?"
          value={draft.objective}
          maxLength={5000}
          error={errors('objective')}
          onChange={(objective) => onChange({ objective })}
        />
        <LongText
          label="Audience"
          hint="Who is it for, and what do they believe today?"
          value={draft.audience}
          maxLength={5000}
          error={errors('audience')}
          onChange={(audience) => onChange({ audience })}
        />
        <LongText
          label="Insight"
          hint="What is true of them that the idea answers? A customer's own words are best."
          value={draft.insight}
          maxLength={5000}
          error={errors('insight')}
          onChange={(insight) => onChange({ insight })}
        />
        <LongText
          label="Concept"
          hint="The one idea, in a few sentences."
          value={draft.concept}
          maxLength={10_000}
          error={errors('concept')}
          onChange={(concept) => onChange({ concept })}
        />
        <FieldGroup label="Hooks" hint="What is seen or heard in the first three seconds." error={errors('hooks')}>
          <TextListField
            value={draft.hooks}
            itemName="hook"
            maxItems={30}
            maxLength={500}
            errors={listErrors(errors, 'hooks', draft.hooks.length)}
            onChange={(hooks) => onChange({ hooks })}
          />
        </FieldGroup>
      </FormSection>
      <FormSection title="Reference ads">
        <ReferenceAdsField
          value={draft.reference_ad_ids}
          error={errors('reference_ad_ids')}
          onChange={(ids) => onChange({ reference_ad_ids: ids })}
        />
      </FormSection>
    </>
  )
}

/** The deliverables and their requirements. */
export function BriefPlanFields({ draft, errors, onChange }: BriefFieldsProps) {
  return (
    <>
      <FormSection title="Script">
        <ScriptField value={draft.script} errors={errors} onChange={(script) => onChange({ script })} />
      </FormSection>
      <FormSection title="Deliverables">
        <DeliverablesField value={draft.deliverables} onChange={(deliverables) => onChange({ deliverables })} />
      </FormSection>
      <FormSection title="Rules">
        <div className={styles.rules}>
          <FieldGroup label="Do">
            <TextListField
              value={draft.do}
              itemName="rule"
              maxItems={30}
              maxLength={500}
              errors={listErrors(errors, 'do', draft.do.length)}
              onChange={(rules) => onChange({ do: rules })}
            />
          </FieldGroup>
          <FieldGroup label="Don't">
            <TextListField
              value={draft.dont}
              itemName="limit"
              maxItems={30}
              maxLength={500}
              errors={listErrors(errors, 'dont', draft.dont.length)}
              onChange={(limits) => onChange({ dont: limits })}
            />
          </FieldGroup>
        </div>
      </FormSection>
    </>
  )
}

interface LongTextProps {
  label: string
  hint: string
  value: string
  maxLength: number
  error: string | undefined
  onChange: (value: string) => void
}

function LongText({ label, hint, value, maxLength, error, onChange }: LongTextProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input.TextArea
          {...control}
          dir="auto"
          autoSize={{ minRows: 2, maxRows: 16 }}
          value={value}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
