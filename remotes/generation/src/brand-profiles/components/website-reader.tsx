import { webAddress } from '@marquee/contract/primitives'
import { Field } from '@marquee/ui/field'
import { FormSection } from '@marquee/ui/form-section'
import { Button, Input } from 'antd'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { useReadWebsite } from '../../api/brand-profiles.ts'
import { toFoundParts, type BrandProfileForm } from '../state/brand-profile-form.ts'
import { getFieldMessage } from '../../state/get-field-message.ts'
import { toWebAddress } from '../../state/to-web-address.ts'
import styles from './website-reader.module.css'
import { WebsiteReview } from './website-review.tsx'

interface WebsiteReaderProps {
  /** Called when the value is needed, so that it includes what was typed in between. */
  getForm: () => BrandProfileForm
  onUse: (parts: Partial<BrandProfileForm>) => void
}

/** Reads the brand's website on the server, and shows the result for the user to choose from. */
export function WebsiteReader({ getForm, onUse }: WebsiteReaderProps) {
  const [address, setAddress] = useState(() => getForm().website)
  const [problem, setProblem] = useState<string>()
  const reading = useReadWebsite()
  const { data: findings, isPending, reset } = reading

  async function read(): Promise<void> {
    const website = webAddress.safeParse(toWebAddress(address) ?? '')
    setProblem(website.success ? undefined : 'Enter the address of a website.')
    if (website.success) {
      await reading.mutateAsync(website.data).catch((error: unknown) => setProblem(getFieldMessage(error, 'website')))
    }
  }

  return (
    <FormSection title="Start from the website">
      <Field
        label="Website"
        error={problem}
        hint="Name, logos, colors, fonts, description and tone are read; you choose what to use."
      >
        {(control) => (
          <div className={styles.line}>
            <Input
              {...control}
              type="url"
              inputMode="url"
              placeholder="brand.example"
              value={address}
              maxLength={2048}
              onChange={(event) => setAddress(event.target.value)}
              onPressEnter={(event) => {
                event.preventDefault()
                void read()
              }}
            />
            <Button icon={<Globe size={16} aria-hidden />} loading={isPending} onClick={() => void read()}>
              Read website
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className={styles.status}>
        {isPending ? 'Reading the website. This takes a few seconds.' : ''}
      </p>
      {findings === undefined ? null : (
        <WebsiteReview
          key={findings.website}
          found={toFoundParts(findings)}
          current={getForm()}
          onCancel={reset}
          onUse={(parts) => {
            onUse({ ...parts, website: findings.website })
            setAddress(findings.website)
            reset()
          }}
        />
      )}
    </FormSection>
  )
}
