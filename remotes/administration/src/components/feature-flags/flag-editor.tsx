import { flagTypes } from '@marquee/contract/feature-flag-rules'
import type { FeatureFlag } from '@marquee/contract/feature-flags'
import { useToast } from '@marquee/remote-kit/host-services'
import { ContractForm } from '@marquee/ui/contract-form'
import { FormField } from '@marquee/ui/form-field'
import { OpenedDrawer } from '@marquee/ui/opened-drawer'
import { SubmitButton } from '@marquee/ui/submit-button'
import { TextAreaField, TextField } from '@marquee/ui/text-field'
import { useContractForm } from '@marquee/ui/use-contract-form'
import { Select, Switch } from 'antd'
import { useCreateFeatureFlag, useUpdateFeatureFlag } from '../../api/feature-flags.ts'
import styles from './feature-flags-page.module.css'
import { FlagValueField } from './flag-value-field.tsx'
import { FIRST_VALUES, NEW_FLAG, toTypedFlag, typedFlagSchema } from './typed-flag.ts'

interface FlagEditorProps {
  /** Null: a new flag is made. */
  flag: FeatureFlag | null
  onClose: () => void
}

const TYPES = flagTypes.map((name) => ({ value: name, label: name }))

/** Makes or changes a flag. What is wrong is said at its field; nothing that was typed is lost by a refused save. */
export function FlagEditor({ flag, onClose }: FlagEditorProps) {
  const { mutateAsync: create } = useCreateFeatureFlag()
  const { mutateAsync: update } = useUpdateFeatureFlag()
  const showToast = useToast()
  const form = useContractForm({
    schema: typedFlagSchema,
    defaultValues: flag === null ? NEW_FLAG : toTypedFlag(flag),
    send: ({ key, ...changes }) => (flag === null ? create({ ...changes, key }) : update({ flag, changes })),
    onDone: ({ key }) => {
      showToast({ severity: 'success', summary: `${key} is saved`, life: 4000 })
      onClose()
    },
  })
  const { control, isSending } = form

  return (
    <OpenedDrawer title={flag === null ? 'New flag' : flag.key} onClose={onClose} size="min(560px, 100vw)">
      <ContractForm form={form} className={styles.form}>
        {flag === null ? (
          <TextField
            control={control}
            name="key"
            label="Key"
            hint="As in product.announcement. It cannot be changed later."
            isRequired
            input={{ maxLength: 100, autoComplete: 'off' }}
          />
        ) : null}
        <TextAreaField
          control={control}
          name="description"
          label="Description"
          isOptional
          rows={2}
          input={{ maxLength: 500, dir: 'auto' }}
        />
        <FormField control={control} name="type" label="Type" empty={NEW_FLAG.type}>
          {({ name: _name, onChange, ...field }) => (
            <Select
              {...field}
              options={TYPES}
              onChange={(next) => {
                onChange(next)
                form.setValue('default_value', FIRST_VALUES[next])
              }}
            />
          )}
        </FormField>
        <FlagValueField control={control} type={form.watch('type')} />
        <TextAreaField
          control={control}
          name="rules"
          label="Rules"
          hint='GrowthBook’s rules as JSON, as in [{"force": true, "coverage": 0.5, "hashAttribute": "id"}].'
          rows={4}
          input={{ className: styles.code ?? '', spellCheck: false }}
        />
        <FormField
          control={control}
          name="is_enabled"
          label="Active"
          hint="Off: pages behave as if there were no such flag."
          empty={false}
        >
          {({ id, 'aria-describedby': describedBy, value, onChange }) => (
            <Switch
              id={id}
              aria-describedby={describedBy}
              className={styles.start ?? ''}
              checked={value}
              onChange={onChange}
            />
          )}
        </FormField>
        <SubmitButton isSending={isSending}>{flag === null ? 'Create flag' : 'Save flag'}</SubmitButton>
      </ContractForm>
    </OpenedDrawer>
  )
}
