import { useToast } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { Field } from '@marquee/ui/field'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { getFieldMessage } from '../state/get-field-message.ts'
import { briefSearchQuery } from '../api/briefs.ts'

interface AttachToBriefDialogProps {
  /** What is attached. */
  hint: string
  /** The message after it was attached. */
  success: string
  onAttach: (briefId: string) => Promise<unknown>
  onClose: () => void
}

/** Chooses the brief to which something is attached. */
export function AttachToBriefDialog({ hint, success, onAttach, onClose }: AttachToBriefDialogProps) {
  const [typed, setTyped] = useState('')
  const [briefId, setBriefId] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const briefs = useQuery(briefSearchQuery(useDeferredValue(typed.trim())))
  const [isPending, setPending] = useState(false)
  const showToast = useToast()
  const navigate = useNavigate()

  async function save(): Promise<void> {
    if (briefId === undefined) {
      setProblem('Choose a brief.')
      return
    }
    setPending(true)
    try {
      await onAttach(briefId)
    } catch (error) {
      setProblem(getFieldMessage(error, 'video_id'))
      setPending(false)
      return
    }
    const address = href('brief-details', { params: { id: briefId } })
    showToast({
      severity: 'success',
      summary: success,
      life: 8000,
      action: { label: 'Open brief', onClick: () => void navigate(address) },
    })
    onClose()
  }

  return (
    <OpenedModal
      title="Attach to a brief"
      okText="Attach"
      confirmLoading={isPending}
      onCancel={onClose}
      onOk={() => void save()}
    >
      <Field label="Brief" error={problem} hint={hint}>
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
    </OpenedModal>
  )
}
