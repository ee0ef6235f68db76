import type { ReleasedPackage } from '@marquee/contract/releases'
import { useToast } from '@marquee/remote-kit/host-services'
import { Field } from '@marquee/ui/field'
import { useQueryClient } from '@tanstack/react-query'
import { Drawer, Input } from 'antd'
import { releasedPackagesQuery, requestChangeReleasedPackage } from '../../api/releases.ts'
import { FormAlert } from '@marquee/ui/form-alert'
import { SubmitButton } from '@marquee/ui/submit-button'
import { useFormSubmit } from '@marquee/ui/use-form-submit'
import type { OfferedChange } from './release-change-copy.ts'
import styles from './releases-page.module.css'

interface ChangeDrawerProps {
  /** As it was when the change was offered. */
  shown: ReleasedPackage
  change: OfferedChange
  onClose: () => void
}

/** Asks for the reason of a change, and makes it. */
export function ChangeDrawer({ shown: { name, generation }, change, onClose }: ChangeDrawerProps) {
  const queryClient = useQueryClient()
  const showToast = useToast()
  const { action, release, label, effect } = change
  const { form, errors, message, isSending, onSubmit } = useFormSubmit(async ({ reason = '' }) => {
    try {
      await requestChangeReleasedPackage(name, {
        action,
        reason,
        expected_generation: generation,
        ...(release !== undefined && { release }),
      })
    } finally {
      await queryClient.invalidateQueries({ queryKey: releasedPackagesQuery.queryKey })
    }
    showToast({ severity: 'success', summary: `${label}: ${name} is changed`, life: 4000 })
    onClose()
  })
  return (
    <Drawer open title={`${label}: ${name}`} onClose={onClose} size="min(560px, 100vw)">
      <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
        {message === null ? null : <FormAlert tone="error">{message}</FormAlert>}
        <p>{effect}</p>
        <Field label="Reason" hint="Everybody reads it in the history." error={errors['reason']} isRequired>
          {(control) => (
            <Input.TextArea
              {...control}
              name="reason"
              maxLength={500}
              autoSize={{ minRows: 2, maxRows: 6 }}
              dir="auto"
            />
          )}
        </Field>
        <SubmitButton isSending={isSending}>{label}</SubmitButton>
      </form>
    </Drawer>
  )
}
