import { ApiError } from '@marquee/api-client/api-error'
import type { BrandProfile, BrandProfileInput } from '@marquee/contract/brand-profiles'
import { usePageTitle, useToast } from '@marquee/remote-kit/host-services'
import { PageHeader } from '@marquee/ui/page-header'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { brandProfileQuery, useUpdateBrandProfile } from '../../api/brand-profiles.ts'
import { href } from '../../href.ts'
import { toBrandProfileForm } from '../state/brand-profile-form.ts'
import { BackLink } from '../../components/back-link.tsx'
import { EditConflict } from '../../components/edit-conflict.tsx'
import { BrandProfileEditor } from './brand-profile-editor.tsx'
import { useDeleteProfileWithUndo } from '../state/use-delete-profile-with-undo.ts'

/** Edits a stored brand profile; of two people who save, the second one is asked. */
export function StoredBrandProfileEditor({ profile }: { profile: BrandProfile }) {
  const [base, setBase] = useState(profile)
  /** What somebody else saved in between. */
  const [theirs, setTheirs] = useState<BrandProfile>()
  // Not state: "Keep mine" moves it and submits the form in the same click.
  const version = useRef(profile.version)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const { mutateAsync } = useUpdateBrandProfile(profile.id)
  const { deleteProfile, isPending: isDeleting } = useDeleteProfileWithUndo()
  usePageTitle(base.name)

  async function save(input: BrandProfileInput): Promise<BrandProfile> {
    setTheirs(undefined)
    try {
      return await mutateAsync({ input, version: version.current })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'version_conflict') {
        setTheirs(await queryClient.fetchQuery(brandProfileQuery(profile.id)))
      }
      throw error
    }
  }

  async function remove(allowLeaving: () => void): Promise<void> {
    if (await deleteProfile(base)) {
      allowLeaving()
      void navigate(href('brand-profiles'))
    }
  }

  return (
    <>
      <PageHeader title={base.name} before={<BackLink to={href('brand-profiles')}>Brand profiles</BackLink>} />
      <BrandProfileEditor
        // Another version starts another form.
        key={base.version}
        initial={toBrandProfileForm(base)}
        saveLabel="Save brand profile"
        onSave={save}
        onSaved={(saved) => {
          showToast({ severity: 'success', summary: 'Brand profile saved', detail: saved.name, life: 4000 })
          void navigate(href('brand-profiles'))
        }}
        notice={
          theirs === undefined ? null : (
            <EditConflict
              what="brand profile"
              onLoadTheirs={() => {
                version.current = theirs.version
                setBase(theirs)
                setTheirs(undefined)
              }}
              onKeepMine={() => {
                version.current = theirs.version
              }}
            />
          )
        }
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
