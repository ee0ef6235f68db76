import { brandColor, type BrandProfile, type BrandProfileInput } from '@marquee/contract/brand-profiles'
import { ContractForm } from '@marquee/ui/contract-form'
import { FieldGroup } from '@marquee/ui/field'
import { FormSection } from '@marquee/ui/form-section'
import { TextAreaField, TextField } from '@marquee/ui/text-field'
import { TextListField } from '@marquee/ui/text-list-field'
import { UnsavedForms } from '@marquee/ui/unsaved-forms'
import { useContractForm } from '@marquee/ui/use-contract-form'
import { Button, ConfigProvider } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { href } from '@marquee/remote-kit/routes'
import { type BrandProfileForm, brandProfileFormSchema } from '../../state/brand-profile-form.ts'
import { useCanEditBrandProfiles } from '../../state/use-can-edit-brand-profiles.ts'
import { ImagesField } from '../images-field.tsx'
import styles from '../product-editor.module.css'
import { ColorsField } from './colors-field.tsx'
import { FontsField } from './fonts-field.tsx'
import { WebsiteReader } from './website-reader.tsx'

const MAX_LOGOS = 6

interface BrandProfileEditorProps {
  initial: BrandProfileForm
  saveLabel: string
  onSave: (input: BrandProfileInput) => Promise<BrandProfile>
  onSaved: (profile: BrandProfile) => void
  /** Shown above the form, as the choice after a conflict. */
  notice?: React.ReactNode
  /** Beside the buttons. */
  moreActions?: React.ReactNode
}

/** The form of a brand profile, new or stored. */
export function BrandProfileEditor(props: BrandProfileEditorProps) {
  return (
    <UnsavedForms>
      <EditorForm {...props} />
    </UnsavedForms>
  )
}

function EditorForm({ initial, saveLabel, onSave, onSaved, notice, moreActions }: BrandProfileEditorProps) {
  const navigate = useNavigate()
  const canEdit = useCanEditBrandProfiles()
  const [isUploading, setIsUploading] = useState(false)
  const form = useContractForm({
    schema: brandProfileFormSchema,
    defaultValues: initial,
    send: onSave,
    onDone: (_, profile) => onSaved(profile),
  })
  const { control, getValues, setValue, watch } = form
  const { errors } = form.formState

  function change(parts: Partial<BrandProfileForm>): void {
    for (const [name, value] of Object.entries(parts)) {
      setValue(name as keyof BrandProfileForm, value, { shouldDirty: true })
    }
  }

  return (
    <ContractForm form={form} className={styles.form} label="Brand profile">
      {notice}
      <ConfigProvider componentDisabled={!canEdit}>
        {canEdit ? <WebsiteReader getForm={getValues} onUse={change} /> : null}
        <FormSection title="Basics">
          <TextField control={control} name="name" label="Name" isRequired input={{ maxLength: 200, dir: 'auto' }} />
          <TextField
            control={control}
            name="website"
            label="Web address"
            isOptional
            type="url"
            input={{ maxLength: 2048, placeholder: 'https://brand.example' }}
          />
          <TextAreaField
            control={control}
            name="description"
            label="Description"
            isOptional
            hint="What the brand makes, and for whom."
            input={{ maxLength: 2000, dir: 'auto' }}
          />
        </FormSection>
        <FormSection title="Look">
          <FieldGroup
            label="Logos"
            hint="The first one is used. A transparent PNG or WebP looks best."
            error={errors.logo_ids?.message}
          >
            <ImagesField
              value={watch('logo_ids')}
              itemName="logo"
              altName={getValues('name') || 'Brand'}
              max={MAX_LOGOS}
              onChange={(update) => change({ logo_ids: update(getValues('logo_ids')) })}
              onUploadingChange={setIsUploading}
            />
          </FieldGroup>
          <FieldGroup
            label="Colours"
            hint="The first colour stands out on buttons and badges."
            error={getColorsMessage(watch('colors'))}
          >
            <ColorsField value={watch('colors')} isDisabled={!canEdit} onChange={(colors) => change({ colors })} />
          </FieldGroup>
          <FieldGroup label="Fonts" error={errors.fonts?.message}>
            <FontsField value={watch('fonts')} onChange={(fonts) => change({ fonts })} />
          </FieldGroup>
        </FormSection>
        <FormSection title="Words">
          <TextAreaField
            control={control}
            name="voice"
            label="Voice"
            isOptional
            hint="How the brand speaks: its tone, whom it addresses, what it never sounds like."
            input={{ maxLength: 2000, dir: 'auto' }}
          />
          <TextAreaField
            control={control}
            name="audience"
            label="Audience"
            isOptional
            hint="Who buys, and what they care about."
            input={{ maxLength: 2000, dir: 'auto' }}
          />
          <FieldGroup label="Always include" hint="What every ad has to say, as a guarantee.">
            <TextListField
              value={watch('always_include')}
              itemName="sentence"
              maxItems={20}
              maxLength={300}
              onChange={(always_include) => change({ always_include })}
            />
          </FieldGroup>
          <FieldGroup label="Never mention" hint="Words, topics and claims that no ad may contain.">
            <TextListField
              value={watch('never_mention')}
              itemName="word or topic"
              maxItems={20}
              maxLength={300}
              onChange={(never_mention) => change({ never_mention })}
            />
          </FieldGroup>
        </FormSection>
      </ConfigProvider>
      <div className={styles.footer}>
        <span className={styles.problem} />
        {canEdit ? moreActions : null}
        <Button onClick={() => void navigate(href('brand-profiles'))}>{canEdit ? 'Cancel' : 'Back'}</Button>
        {canEdit ? (
          <Button type="primary" htmlType="submit" loading={form.isSending} disabled={isUploading}>
            {isUploading ? 'Uploading…' : saveLabel}
          </Button>
        ) : null}
      </div>
    </ContractForm>
  )
}

/** Said while it is typed: the codes are too short to be checked one by one when the form is sent. */
function getColorsMessage(colors: readonly string[]): string | undefined {
  return colors.every((color) => brandColor.safeParse(color).success) ? undefined : 'Enter colours such as #1a5f7a.'
}
