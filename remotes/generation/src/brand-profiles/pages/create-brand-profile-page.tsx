import { usePageTitle, useToast } from '@marquee/remote-kit/host-services'
import { PageHeader } from '@marquee/ui/page-header'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCreateBrandProfile } from '../../api/brand-profiles.ts'
import { BackLink } from '../../components/back-link.tsx'
import { BrandProfileEditor } from '../components/brand-profile-editor.tsx'
import { href } from '../../href.ts'
import { emptyBrandProfileForm } from '../state/brand-profile-form.ts'

/** Adds a brand profile, by hand or from a website. */
export function Page() {
  usePageTitle('Add brand profile')
  const navigate = useNavigate()
  const showToast = useToast()
  // One key for the lifetime of the form: a second click or a repeated request creates no second profile.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { mutateAsync } = useCreateBrandProfile(idempotencyKey)
  return (
    <>
      <PageHeader
        title="Add brand profile"
        description="A name is enough to begin; the website fills in the rest."
        before={<BackLink to={href('brand-profiles')}>Brand profiles</BackLink>}
      />
      <BrandProfileEditor
        initial={emptyBrandProfileForm}
        saveLabel="Add brand profile"
        onSave={mutateAsync}
        onSaved={(profile) => {
          showToast({ severity: 'success', summary: 'Brand profile added', detail: profile.name, life: 4000 })
          void navigate(href('brand-profiles'))
        }}
      />
    </>
  )
}
