import type { BrandProfile, BrandProfileInput } from '@marquee/contract/brand-profiles'
import { usePageTitle, useToast } from '@marquee/remote-kit/host-services'
import { PageHeader } from '@marquee/ui/page-header'
import { useVersionedEditor } from '@marquee/ui/use-versioned-editor'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { brandProfileQuery, useUpdateBrandProfile } from '../../api/brand-profiles.ts'
import { href } from '../../href.ts'
import { toBrandProfileForm } from '../state/brand-profile-form.ts'
import { BackLink } from '../../components/back-link.tsx'
import { SaveConflict } from '../../components/save-conflict.tsx'
import { BrandProfileEditor } from './brand-profile-editor.tsx'
import { useDeleteProfileWithUndo } from '../state/use-delete-profile-with-undo.ts'

/** Edits a stored brand profile; if two users save, the second one has to choose a version. */
export function StoredBrandProfileEditor({ profile }: { profile: BrandProfile }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const { mutateAsync } = useUpdateBrandProfile(profile.id)
  const { base, save, conflict } = useVersionedEditor<BrandProfile, BrandProfileInput>({
    stored: profile,
    save: mutateAsync,
    load: () => queryClient.fetchQuery(brandProfileQuery(profile.id)),
  })
  const { deleteItem, isPending: isDeleting } = useDeleteProfileWithUndo()
  usePageTitle(base.name)

  async function remove(allowLeaving: () => void): Promise<void> {
    if (await deleteItem(base)) {
      allowLeaving()
      void navigate(href('brand-profiles'))
    }
  }

  return (
    <>
      <PageHeader title={base.name} before={<BackLink to={href('brand-profiles')}>Brand profiles</BackLink>} />
      <BrandProfileEditor
        // A new version resets the form.
        key={base.version}
        initial={toBrandProfileForm(base)}
        saveLabel="Save brand profile"
        onSave={save}
        onSaved={(saved) => {
          showToast({ severity: 'success', summary: 'Brand profile saved', detail: saved.name, life: 4000 })
          void navigate(href('brand-profiles'))
        }}
        notice={conflict === null ? null : <SaveConflict isInForm what="brand profile" {...conflict} />}
        moreActions={(allowLeaving) => (
          <Button
            danger
            type="text"
            icon={<Trash2 size={16} aria-hidden />}
            loading={isDeleting}
            onClick={() => void remove(allowLeaving)}
          >
            Delete
          </Button>
        )}
      />
    </>
  )
}
