import { brandColor, type BrandProfile, type BrandProfileInput } from '@marquee/contract/brand-profiles'
import { href } from '@marquee/remote-kit/routes'
import { ContractForm } from '@marquee/ui/contract-form'
import { FieldGroup } from '@marquee/ui/field'
import { FormSection } from '@marquee/ui/form-section'
import { TextAreaField, TextField } from '@marquee/ui/text-field'
import { TextListFormField } from '@marquee/ui/text-list-form-field'
import { UnsavedForms } from '@marquee/ui/unsaved-forms'
import { useContractForm } from '@marquee/ui/use-contract-form'
import { ConfigProvider } from 'antd'
import { useState } from 'react'
import { type BrandProfileForm, brandProfileFormSchema } from '../state/brand-profile-form.ts'
import { useCanEditBrandProfiles } from '../../state/rights.ts'
import { EditorFooter } from '../../components/editor-footer.tsx'
import { ImagesField } from '../../components/images-field.tsx'
import styles from '../../components/editor.module.css'
import { ColorsField } from './colors-field.tsx'
import { FontsField } from './fonts-field.tsx'
import { WebsiteReader } from './website-reader.tsx'

const MAX_LOGOS = 6

interface BrandProfileEditorProps {
  initial: BrandProfileForm
  saveLabel: string
  onSave: (input: BrandProfileInput) => Promise<BrandProfile>
  onSaved: (profile: BrandProfile) => void
  /** Shown above the form, such as the choice after a conflict. */
  notice?: React.ReactNode
  /** Shown beside the buttons. `allowLeaving` permits a navigation after which the form is no longer needed. */
  moreActions?: (allowLeaving: () => void) => React.ReactNode
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
  const canEdit = useCanEditBrandProfiles()
  const [isUploading, setIsUploading] = useState(false)
  const form = useContractForm({
    schema: brandProfileFormSchema,
    defaultValues: initial,
    send: onSave,
    onDone: (_, profile) => onSaved(profile),
  })
  const { control, getValues, watch } = form
  const { errors } = form.formState

  function change(parts: Partial<BrandProfileForm>): void {
    form.reset({ ...getValues(), ...parts }, { keepDefaultValues: true })
  }

  return (
    <ContractForm form={form} className={styles.form} label="Brand profile" isMessageElsewhere>
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
            hint="The first one is used. Where it cannot be read, a version of it for other backgrounds is. A transparent PNG or WebP looks best."
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
            label="Colors"
            hint="The first color stands out on buttons and badges."
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
          <TextListFormField
            control={control}
            name="always_include"
            label="Always include"
            hint="What every ad has to say, as a guarantee."
            itemName="sentence"
            maxItems={20}
            maxLength={300}
          />
          <TextListFormField
            control={control}
            name="never_mention"
            label="Never mention"
            hint="Words, topics and claims that no ad may contain."
            itemName="word or topic"
            maxItems={20}
            maxLength={300}
          />
        </FormSection>
      </ConfigProvider>
      <EditorFooter
        cancelAddress={href('brand-profiles')}
        canEdit={canEdit}
        // A conflict has its own notice.
        problem={notice ? null : form.message}
        saveLabel={isUploading ? 'Uploading…' : saveLabel}
        isUploading={isUploading}
        isSaving={form.isSending}
        moreActions={moreActions?.(form.allowLeaving)}
      />
    </ContractForm>
  )
}

/** Shown during typing: the codes are too short to be checked one by one when the form is sent. */
function getColorsMessage(colors: readonly string[]): string | undefined {
  return colors.every((color) => brandColor.safeParse(color).success) ? undefined : 'Enter colours such as #1a5f7a.'
}
