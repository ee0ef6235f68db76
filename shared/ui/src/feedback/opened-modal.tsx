import { Modal, type ModalProps } from 'antd'
import { useOpenerFocus } from './use-opener-focus.ts'

/** A dialog that is mounted when it opens and unmounted when it closes: the focus returns to what opened it. */
export function OpenedModal(props: Omit<ModalProps, 'open'>) {
  useOpenerFocus()
  return <Modal {...props} open />
}
