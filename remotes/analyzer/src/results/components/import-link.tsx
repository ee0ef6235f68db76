import { Button } from 'antd'
import { FileUp } from 'lucide-react'
import { useNavigate } from 'react-router'
import { href } from '../../href.ts'
import { useCanEditAnalyzer } from '../../state/use-can-edit-analyzer.ts'

/** Leads to the import; nothing for who may only look. */
export function ImportLink() {
  const canEdit = useCanEditAnalyzer()
  const navigate = useNavigate()
  const address = href('creative-analyzer.import')
  return canEdit ? (
    <Button
      type="primary"
      icon={<FileUp size={16} aria-hidden />}
      href={address}
      onClick={(event) => {
        event.preventDefault()
        void navigate(address)
      }}
    >
      Import results
    </Button>
  ) : null
}
