import { Button } from 'antd'
import { useNavigate } from 'react-router'
import styles from './editor-footer.module.css'

interface EditorFooterProps {
  /** Where Cancel leads. */
  cancelAddress: string
  canEdit: boolean
  problem: React.ReactNode
  saveLabel: string
  isUploading: boolean
  isSaving: boolean
  /** Before the buttons. */
  moreActions: React.ReactNode
}

/** The end of a long form, in sight wherever somebody has scrolled to: what went wrong, and its buttons. */
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
