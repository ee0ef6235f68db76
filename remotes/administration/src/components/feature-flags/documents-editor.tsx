import type { FlagDocuments } from '@marquee/contract/feature-flags'
import { useToast } from '@marquee/remote-kit/host-services'
import { ErrorState } from '@marquee/ui/error-state'
import { Field } from '@marquee/ui/field'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useOpenerFocus } from '@marquee/ui/use-opener-focus'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Drawer, Input } from 'antd'
import { flagDocumentsQuery, requestUpdateFlagDocuments } from '../../api/feature-flags.ts'
import { FormAlert } from '@marquee/ui/form-alert'
import { SubmitButton } from '@marquee/ui/submit-button'
import { useFormSubmit } from '@marquee/ui/use-form-submit'
import styles from './feature-flags-page.module.css'

/** GrowthBook's documents beside the flags: experiments, and the groups that rules may name. */
export function DocumentsEditor({ onClose }: { onClose: () => void }) {
  useOpenerFocus()
  // Never an older one from the cache: the form starts from it once.
  const { data, error, isFetching, refetch } = useQuery({ ...flagDocumentsQuery, gcTime: 0 })
  return (
    <Drawer open title="Experiments and groups" onClose={onClose} size="min(560px, 100vw)">
      {error === null || isFetching ? null : (
        <ErrorState title="The documents could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined ? null : <DocumentsForm documents={data} onClose={onClose} />}
      {data === undefined && isFetching ? <ListSkeleton label="Loading experiments and groups" rows={2} /> : null}
    </Drawer>
  )
}

function DocumentsForm({ documents, onClose }: { documents: FlagDocuments; onClose: () => void }) {
  const queryClient = useQueryClient()
  const showToast = useToast()
  const { form, errors, message, isSending, onSubmit } = useFormSubmit(
    async ({ experiments = '', saved_groups = '', contextual_bandits = '' }) => {
      const texts = { experiments, saved_groups, contextual_bandits }
      await requestUpdateFlagDocuments({ ...texts, version: documents.version })
      await queryClient.invalidateQueries({ queryKey: flagDocumentsQuery.queryKey })
      showToast({ severity: 'success', summary: 'Experiments and groups are saved', life: 4000 })
      onClose()
    },
  )
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
      {message === null ? null : <FormAlert tone="error">{message}</FormAlert>}
      <JsonField
        label="Experiments"
        name="experiments"
        hint='A list of GrowthBook’s experiments, each with "key" and "variations".'
        value={documents.experiments}
        error={errors['experiments']}
      />
      <JsonField
        label="Saved groups"
        name="saved_groups"
        hint='Lists by name, as in {"beta": ["ada@example.com"]}.'
        value={documents.saved_groups}
        error={errors['saved_groups']}
      />
      <JsonField
        label="Contextual bandits"
        name="contextual_bandits"
        hint="GrowthBook’s weights by context, which rules name by contextualBanditRef."
        value={documents.contextual_bandits}
        error={errors['contextual_bandits']}
      />
      <SubmitButton isSending={isSending}>Save</SubmitButton>
    </form>
  )
}

interface JsonFieldProps {
  label: string
  name: string
  hint: string
  value: unknown
  error: string | undefined
}

function JsonField({ label, name, hint, value, error }: JsonFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input.TextArea
          {...control}
          name={name}
          className={styles.code ?? ''}
          defaultValue={JSON.stringify(value, null, 2)}
          autoSize={{ minRows: 4, maxRows: 16 }}
          spellCheck={false}
        />
      )}
    </Field>
  )
}
