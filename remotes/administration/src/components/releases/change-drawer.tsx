import { changeReleasedPackage, type ReleasedPackage } from '@marquee/contract/releases'
import { useToast, useTrack } from '@marquee/remote-kit/host-services'
import { ContractForm } from '@marquee/ui/contract-form'
import { OpenedDrawer } from '@marquee/ui/opened-drawer'
import { SubmitButton } from '@marquee/ui/submit-button'
import { TextAreaField } from '@marquee/ui/text-field'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { useChangeReleasedPackage } from '../../api/releases.ts'
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
  const { mutateAsync } = useChangeReleasedPackage(name)
  const showToast = useToast()
  const track = useTrack()
  const { action, release, label, effect } = change
  const form = useContractForm({
    schema: bodySchema(changeReleasedPackage),
    defaultValues: { action, reason: '', expected_generation: generation, ...(release !== undefined && { release }) },
    send: mutateAsync,
    onDone: () => {
      track('release changed', { package: name, action })
      showToast({ severity: 'success', summary: `${label}: ${name} is changed`, life: 4000 })
      onClose()
    },
  })
  return (
    <OpenedDrawer title={`${label}: ${name}`} onClose={onClose} size="min(560px, 100vw)">
      <ContractForm form={form} className={styles.form}>
        <p>{effect}</p>
        <TextAreaField
          control={form.control}
          name="reason"
          label="Reason"
          hint="Everybody reads it in the history."
          isRequired
          rows={2}
          input={{ maxLength: 500, dir: 'auto' }}
        />
        <SubmitButton isSending={form.isSending}>{label}</SubmitButton>
      </ContractForm>
    </OpenedDrawer>
  )
}
