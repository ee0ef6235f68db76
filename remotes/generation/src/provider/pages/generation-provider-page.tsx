import { type GenerationProviders, saveGenerationProvider } from '@marquee/contract/generation-providers'
import { useIsAllowed, usePageTitle, useToast } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { ContractForm } from '@marquee/ui/contract-form'
import { ErrorState } from '@marquee/ui/error-state'
import { PageHeader } from '@marquee/ui/page-header'
import { PageSkeleton } from '@marquee/ui/page-skeleton'
import { PasswordField } from '@marquee/ui/password-field'
import { TextField } from '@marquee/ui/text-field'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  generationProvidersQuery,
  useDeleteGenerationProvider,
  useSaveGenerationProvider,
  useTestGenerationProvider,
} from '../../api/generation-providers.ts'
import styles from './generation-provider-page.module.css'

const TONES = { works: 'success', fails: 'error', not_used: 'info' } as const
const TOAST_LIFE_MS = 4000

const NO_PROVIDER = {
  base_address: 'https://api.openai.com/v1',
  text_model: '',
  image_model: '',
  speech_model: '',
  transcription_model: '',
}

/** The page on which the workspace connects its own models. */
export function Page() {
  usePageTitle('AI provider')
  const canManage = useIsAllowed({ permission: 'integrations.manage', feature: 'generation' })
  const query = useQuery(generationProvidersQuery())
  if (query.isError) {
    return (
      <ErrorState title="The provider could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  if (query.data === undefined) {
    return <PageSkeleton />
  }
  const { own, can_keep_keys } = query.data
  return (
    <>
      <PageHeader
        before={<Link to={href('image-generation')}>All images</Link>}
        title="AI provider"
        description="Images and words are made without any provider. With one, a model makes backgrounds, proposes words, speaks videos and writes transcripts."
      />
      {canManage && can_keep_keys ? (
        <ProviderForm key={own?.key_hint ?? ''} own={own} />
      ) : (
        <Alert
          type="info"
          showIcon
          title={
            canManage
              ? 'The server has no key to encrypt credentials with. Ask whoever runs it to set CREDENTIAL_KEYS.'
              : 'Only the owner and the admins of a workspace can change its provider.'
          }
        />
      )}
    </>
  )
}

function toValues(own: GenerationProviders['own']): Partial<typeof NO_PROVIDER> {
  return own === null
    ? {}
    : {
        base_address: own.base_address,
        text_model: own.text_model,
        image_model: own.image_model,
        speech_model: own.speech_model,
        transcription_model: own.transcription_model,
      }
}

/** The workspace's own OpenAI-compatible provider: its address, its models, and its key, which is never shown again. */
function ProviderForm({ own }: { own: GenerationProviders['own'] }) {
  const showToast = useToast()
  const save = useSaveGenerationProvider()
  const remove = useDeleteGenerationProvider()
  const test = useTestGenerationProvider()
  const [isTesting, setTesting] = useState(false)
  const form = useContractForm({
    schema: bodySchema(saveGenerationProvider),
    defaultValues: { ...NO_PROVIDER, ...toValues(own), api_key: '' },
    // The test uses the values of the form and saves nothing.
    send: async (body) => {
      test.reset()
      if (isTesting) {
        await test.mutateAsync(body)
        return false
      }
      await save.mutateAsync(body)
      return true
    },
    onDone: (_, isSaved) => {
      if (isSaved) {
        showToast({ severity: 'success', summary: 'Provider saved', life: TOAST_LIFE_MS })
      }
    },
  })

  async function forget(): Promise<void> {
    await remove.mutateAsync()
    showToast({ severity: 'success', summary: 'Provider removed', detail: 'Its key is deleted.', life: TOAST_LIFE_MS })
  }

  return (
    <ContractForm form={form} className={styles.form}>
      <TextField
        control={form.control}
        name="base_address"
        label="Base address"
        hint="As far as /v1. Any OpenAI-compatible endpoint of the public internet, or https://api.anthropic.com/v1 for words."
        type="url"
        isRequired
      />
      <PasswordField
        control={form.control}
        name="api_key"
        label="API key"
        hint={
          own === null
            ? 'It is encrypted, and never shown again.'
            : `The key that ends with ${own.key_hint} is kept while this is empty.`
        }
        autoComplete="new-password"
      />
      <TextField
        control={form.control}
        name="image_model"
        label="Image model"
        hint="For backgrounds, such as gpt-image-1. Empty: templates alone."
      />
      <TextField
        control={form.control}
        name="text_model"
        label="Text model"
        hint="For words, such as gpt-4.1-mini. Empty: facts are set as you gave them."
      />
      <TextField
        control={form.control}
        name="speech_model"
        label="Speech model"
        hint="For the voices of videos, such as gpt-4o-mini-tts. Empty: the draft voice and recordings."
      />
      <TextField
        control={form.control}
        name="transcription_model"
        label="Transcription model"
        hint="For transcripts with the time of each word, such as whisper-1. Empty: none by this provider."
      />
      {test.data === undefined ? null : (
        <div role="status" className={styles.results}>
          <Alert showIcon type={TONES[test.data.image.state]} title={test.data.image.message} />
          <Alert showIcon type={TONES[test.data.text.state]} title={test.data.text.message} />
          <Alert showIcon type={TONES[test.data.speech.state]} title={test.data.speech.message} />
          <Alert showIcon type={TONES[test.data.transcription.state]} title={test.data.transcription.message} />
        </div>
      )}
      <div className={styles.actions}>
        <Button
          type="primary"
          htmlType="submit"
          loading={form.isSending && !isTesting}
          onClick={() => setTesting(false)}
        >
          Save
        </Button>
        <Button htmlType="submit" loading={form.isSending && isTesting} onClick={() => setTesting(true)}>
          Test it
        </Button>
        {own === null ? null : (
          <Button danger loading={remove.isPending} onClick={() => void forget()}>
            Remove
          </Button>
        )}
      </div>
    </ContractForm>
  )
}
