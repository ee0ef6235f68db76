import type { GenerationProviders, ProviderTest } from '@marquee/contract/generation-providers'
import { saveGenerationProvider } from '@marquee/contract/generation-providers'
import { useToast } from '@marquee/remote-kit/host-services'
import { ContractForm } from '@marquee/ui/contract-form'
import { PasswordField } from '@marquee/ui/password-field'
import { TextField } from '@marquee/ui/text-field'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import {
  requestProviderTest,
  useDeleteGenerationProvider,
  useSaveGenerationProvider,
} from '../../api/generation-providers.ts'
import styles from './provider-form.module.css'

const TONES = { works: 'success', fails: 'error', not_used: 'info' } as const
const TOAST_LIFE_MS = 4000

const NO_PROVIDER = { base_address: 'https://api.openai.com/v1', text_model: '', image_model: '' }

function toValues(own: GenerationProviders['own']): Partial<typeof NO_PROVIDER> {
  return own === null
    ? {}
    : { base_address: own.base_address, text_model: own.text_model, image_model: own.image_model }
}

/** The workspace's own OpenAI-compatible provider: where it is, which models, and its key, which is never shown again. */
export function ProviderForm({ own }: { own: GenerationProviders['own'] }) {
  const showToast = useToast()
  const save = useSaveGenerationProvider()
  const remove = useDeleteGenerationProvider()
  const [isTesting, setTesting] = useState(false)
  const [result, setResult] = useState<ProviderTest>()
  const form = useContractForm({
    schema: bodySchema(saveGenerationProvider),
    defaultValues: { ...NO_PROVIDER, ...toValues(own), api_key: '' },
    // The test asks with what stands in the form, and saves nothing.
    send: async (body) => {
      setResult(undefined)
      if (isTesting) {
        setResult(await requestProviderTest(body))
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
        hint="As far as /v1. Any OpenAI-compatible endpoint of the public internet."
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
        hint="For words, such as gpt-4.1-mini. Empty: the built-in writer."
      />
      {result === undefined ? null : (
        <div role="status" className={styles.results}>
          <Alert showIcon type={TONES[result.image.state]} title={result.image.message} />
          <Alert showIcon type={TONES[result.text.state]} title={result.text.message} />
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
