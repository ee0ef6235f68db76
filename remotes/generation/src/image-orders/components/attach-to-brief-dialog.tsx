import type { ImageOrder } from '@marquee/contract/image-generation'
import { useToast } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { Field } from '@marquee/ui/field'
import { useQuery } from '@tanstack/react-query'
import { Modal, Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { briefSearchQuery, useAttachBriefImages } from '../api/briefs.ts'

interface AttachToBriefDialogProps {
  order: ImageOrder
  onClose: () => void
}

/** Chooses the brief to which the finished images are attached. */
export function AttachToBriefDialog({ order, onClose }: AttachToBriefDialogProps) {
  const [typed, setTyped] = useState('')
  const [briefId, setBriefId] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const briefs = useQuery(briefSearchQuery(useDeferredValue(typed.trim())))
  const { mutateAsync: attach, isPending } = useAttachBriefImages()
  const showToast = useToast()
  const navigate = useNavigate()
  const imageIds = order.images.filter(({ status }) => status === 'done').map(({ id }) => id)

  async function save(): Promise<void> {
    if (briefId === undefined) {
      setProblem('Choose a brief.')
      return
    }
    try {
      await attach({ briefId, imageIds })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The images were not attached. Try again.')
      return
    }
    const address = href('brief-details', { params: { id: briefId } })
    showToast({
      severity: 'success',
      summary: imageIds.length === 1 ? 'Image attached' : `${imageIds.length} images attached`,
      life: 8000,
      action: { label: 'Open brief', onClick: () => void navigate(address) },
    })
    onClose()
  }

  return (
    <Modal
      open
      title="Attach to a brief"
      okText="Attach"
      confirmLoading={isPending}
      onCancel={onClose}
      onOk={() => void save()}
    >
      <Field label="Brief" error={problem} hint="All finished images of this order are attached.">
        {(control) => (
          <Select
            {...control}
            value={briefId ?? null}
            showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
            placeholder="Choose a brief"
            loading={briefs.isFetching}
            options={(briefs.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            notFoundContent={typed === '' ? <Link to={href('briefs')}>Write the first brief</Link> : 'No brief fits.'}
            onChange={(next) => {
              setBriefId(next ?? undefined)
              setProblem(undefined)
            }}
            style={{ width: '100%' }}
          />
        )}
      </Field>
    </Modal>
  )
}
