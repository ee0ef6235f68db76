import { type FlagType, flagTypes } from '@marquee/contract/feature-flag-rules'
import type { FeatureFlag } from '@marquee/contract/feature-flags'
import { useToast } from '@marquee/remote-kit/host-services'
import { Field } from '@marquee/ui/field'
import { useOpenerFocus } from '@marquee/ui/use-opener-focus'
import { useQueryClient } from '@tanstack/react-query'
import { Drawer, Input, Select, Switch } from 'antd'
import { useState } from 'react'
import { featureFlagsQuery, requestCreateFeatureFlag, requestUpdateFeatureFlag } from '../../api/feature-flags.ts'
import { FormAlert } from '@marquee/ui/form-alert'
import { SubmitButton } from '@marquee/ui/submit-button'
import { useFormSubmit } from '@marquee/ui/use-form-submit'
import styles from './feature-flags-page.module.css'
import { FlagValueField } from './flag-value-field.tsx'
import { FIRST_VALUES, toJson, toTypedText } from './typed-value.ts'

interface FlagEditorProps {
  /** Null: a new flag is made. */
  flag: FeatureFlag | null
  onClose: () => void
}

/** Makes or changes a flag. What is wrong is said at its field; nothing that was typed is lost by a refused save. */
export function FlagEditor({ flag, onClose }: FlagEditorProps) {
  useOpenerFocus()
  const queryClient = useQueryClient()
  const showToast = useToast()
  const [type, setType] = useState<FlagType>(flag?.type ?? 'boolean')
  const [value, setValue] = useState(flag === null ? FIRST_VALUES.boolean : toTypedText(flag))
  const [isEnabled, setEnabled] = useState(flag?.is_enabled ?? true)

  const { form, errors, message, isSending, onSubmit } = useFormSubmit(async (values) => {
    const { key = '', description = '', rules = '' } = values
    const content = { description, type, default_value: toJson(type, value), rules, is_enabled: isEnabled }
    await (flag === null
      ? requestCreateFeatureFlag({ ...content, key })
      : requestUpdateFeatureFlag(flag.key, { ...content, version: flag.version }))
    await queryClient.invalidateQueries({ queryKey: featureFlagsQuery.queryKey })
    showToast({ severity: 'success', summary: `${flag?.key ?? key} is saved`, life: 4000 })
    onClose()
  })

  function handleType(next: FlagType): void {
    setType(next)
    setValue(FIRST_VALUES[next])
  }

  return (
    <Drawer open title={flag === null ? 'New flag' : flag.key} onClose={onClose} size="min(560px, 100vw)">
      <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
        {message === null ? null : <FormAlert tone="error">{message}</FormAlert>}
        {flag === null ? (
          <Field
            label="Key"
            hint="As in product.announcement. It cannot be changed later."
            error={errors['key']}
            isRequired
          >
            {(control) => <Input {...control} name="key" maxLength={100} autoComplete="off" spellCheck={false} />}
          </Field>
        ) : null}
        <Field label="Description" error={errors['description']} isOptional>
          {(control) => (
            <Input.TextArea
              {...control}
              name="description"
              defaultValue={flag?.description ?? ''}
              maxLength={500}
              autoSize={{ minRows: 2, maxRows: 6 }}
              dir="auto"
            />
          )}
        </Field>
        <Field label="Type">
          {(control) => (
            <Select
              {...control}
              value={type}
              options={flagTypes.map((name) => ({ value: name, label: name }))}
              onChange={handleType}
            />
          )}
        </Field>
        <FlagValueField type={type} value={value} error={errors['default_value']} onChange={setValue} />
        <Field
          label="Rules"
          hint='GrowthBook’s rules as JSON, as in [{"force": true, "coverage": 0.5, "hashAttribute": "id"}].'
          error={errors['rules']}
        >
          {(control) => (
            <Input.TextArea
              {...control}
              name="rules"
              className={styles.code ?? ''}
              defaultValue={JSON.stringify(flag?.rules ?? [], null, 2)}
              autoSize={{ minRows: 4, maxRows: 16 }}
              spellCheck={false}
            />
          )}
        </Field>
        <Field label="Active" hint="Off: pages behave as if there were no such flag.">
          {({ id, 'aria-describedby': describedBy }) => (
            <Switch
              id={id}
              aria-describedby={describedBy}
              className={styles.start ?? ''}
              checked={isEnabled}
              onChange={setEnabled}
            />
          )}
        </Field>
        <SubmitButton isSending={isSending}>{flag === null ? 'Create flag' : 'Save flag'}</SubmitButton>
      </form>
    </Drawer>
  )
}
