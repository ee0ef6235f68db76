import { Button } from 'antd'
import { useNavigate } from 'react-router'
import styles from './editor-footer.module.css'

interface EditorFooterProps {
  /** The target of Cancel. */
  cancelAddress: string
  canEdit: boolean
  problem: React.ReactNode
  saveLabel: string
  isUploading: boolean
  isSaving: boolean
  /** Shown before the buttons. */
  moreActions: React.ReactNode
}

/** The footer of a long form, visible at every scroll position: the error message and the buttons. */
export function EditorFooter(props: EditorFooterProps) {
  const { cancelAddress, canEdit, problem, saveLabel, isUploading, isSaving, moreActions } = props
  const navigate = useNavigate()
  return (
    <div className={styles.footer}>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {canEdit ? moreActions : null}
      <Button onClick={() => void navigate(cancelAddress)}>{canEdit ? 'Cancel' : 'Back'}</Button>
      {canEdit ? (
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={isUploading}>
          {saveLabel}
        </Button>
      ) : null}
    </div>
  )
}
