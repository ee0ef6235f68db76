import { useUnsavedWork } from '@marquee/remote-kit/host-services'
import { Modal } from 'antd'
import { type ReactNode, useCallback, useState } from 'react'
import { UnsavedFormsContext, type UnsavedFormsRegistry } from './unsaved-forms-context.ts'

/**
 * Guards every contract form inside of it: whoever leaves the page with changes that are not saved is asked first. One for a
 * page, because the router knows only one blocker at a time.
 */
export function UnsavedForms({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<() => boolean>())
  const [registry] = useState<UnsavedFormsRegistry>(() => ({
    register: (hasUnsaved) => {
      forms.add(hasUnsaved)
      return () => forms.delete(hasUnsaved)
    },
  }))
  const blocker = useUnsavedWork(useCallback(() => [...forms].some((hasUnsaved) => hasUnsaved()), [forms]))
  return (
    <UnsavedFormsContext value={registry}>
      {children}
      <Modal
        title="Leave without saving?"
        open={blocker.state === 'blocked'}
        okText="Leave"
        okButtonProps={{ danger: true }}
        cancelText="Stay"
        onOk={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      >
        What you changed on this page is not saved yet.
      </Modal>
    </UnsavedFormsContext>
  )
}
