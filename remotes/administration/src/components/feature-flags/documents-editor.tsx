import { type FlagDocuments, updateFlagDocuments } from '@marquee/contract/feature-flags'
import { useToast } from '@marquee/remote-kit/host-services'
import { ContractForm } from '@marquee/ui/contract-form'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { OpenedDrawer } from '@marquee/ui/opened-drawer'
import { SubmitButton } from '@marquee/ui/submit-button'
import { TextAreaField } from '@marquee/ui/text-field'
import { bodySchema, formSchema, useContractForm } from '@marquee/ui/use-contract-form'
import { useQuery } from '@tanstack/react-query'
import { flagDocumentsQuery, type FlagDocumentsUpdate, useUpdateFlagDocuments } from '../../api/feature-flags.ts'
import styles from './feature-flags-page.module.css'

const JSON_TEXT = { rows: 4, input: { className: styles.code ?? '', spellCheck: false } }

/** GrowthBook's documents beside the flags: experiments, and the groups that rules may name. */
export function DocumentsEditor({ onClose }: { onClose: () => void }) {
  // Never an older one from the cache: the form starts from it once.
  const { data, error, isFetching, refetch } = useQuery({ ...flagDocumentsQuery(), gcTime: 0 })
  return (
    <OpenedDrawer title="Experiments and groups" onClose={onClose} size="min(560px, 100vw)">
      {error === null || isFetching ? null : (
        <ErrorState title="The documents could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined ? null : <DocumentsForm documents={data} onClose={onClose} />}
      {data === undefined && isFetching ? <ListSkeleton label="Loading experiments and groups" rows={2} /> : null}
    </OpenedDrawer>
  )
}

/** The server reads the texts itself, so that nothing in them is changed on the way. */
const documentsSchema = formSchema((typed: FlagDocumentsUpdate) => typed, bodySchema(updateFlagDocuments))

function DocumentsForm({ documents, onClose }: { documents: FlagDocuments; onClose: () => void }) {
  const { mutateAsync } = useUpdateFlagDocuments()
  const showToast = useToast()
  const form = useContractForm({
    schema: documentsSchema,
    defaultValues: {
      experiments: toText(documents.experiments),
      saved_groups: toText(documents.saved_groups),
      contextual_bandits: toText(documents.contextual_bandits),
      version: documents.version,
    },
    send: mutateAsync,
    onDone: () => {
      showToast({ severity: 'success', summary: 'Experiments and groups are saved', life: 4000 })
      onClose()
    },
  })
  return (
    <ContractForm form={form} className={styles.form}>
      <TextAreaField
        control={form.control}
        name="experiments"
        label="Experiments"
        hint='A list of GrowthBook’s experiments, each with "key" and "variations".'
        {...JSON_TEXT}
      />
      <TextAreaField
        control={form.control}
        name="saved_groups"
        label="Saved groups"
        hint='Lists by name, as in {"beta": ["ada@example.com"]}.'
        {...JSON_TEXT}
      />
      <TextAreaField
        control={form.control}
        name="contextual_bandits"
        label="Contextual bandits"
        hint="GrowthBook’s weights by context, which rules name by contextualBanditRef."
        {...JSON_TEXT}
      />
      <SubmitButton isSending={form.isSending}>Save</SubmitButton>
    </ContractForm>
  )
}

function toText(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
