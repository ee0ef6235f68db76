import type { CreativeDocument } from '@marquee/creative/document'
import { builtInTemplates, findBuiltInTemplate } from '@marquee/creative/built-in-templates'
import { useToast } from '@marquee/remote-kit/host-services'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { Input, Select } from 'antd'
import { useId, useState } from 'react'
import { useCreateTemplate } from '../../api/ad-templates.ts'
import { toTemplateInput } from '../state/to-template-input.ts'
import { styleLabels } from '../../ad-templates/state/template-filters.ts'
import styles from './inspector.module.css'

interface SaveTemplateDialogProps {
  document: CreativeDocument
  onClose: () => void
}

const styleOptions = [...new Set(builtInTemplates.map(({ style }) => style))].map((value) => ({
  value,
  label: styleLabels[value],
}))

/** Saves the layout as a template for the whole workspace; the template does not contain this image's texts and images. */
export function SaveTemplateDialog({ document, onClose }: SaveTemplateDialogProps) {
  const id = useId()
  const [name, setName] = useState('')
  const [style, setStyle] = useState(findBuiltInTemplate(document.template_id ?? '')?.style ?? 'editorial')
  const [key] = useState(() => crypto.randomUUID())
  const { mutateAsync, isPending, error } = useCreateTemplate()
  const showToast = useToast()

  async function handleSave(): Promise<void> {
    const saved = await mutateAsync({ ...toTemplateInput(document, { name, style }), idempotency_key: key })
    showToast({ severity: 'success', summary: 'Template saved', detail: saved.name, life: 4000 })
    onClose()
  }

  return (
    <OpenedModal
      title="Save as template"
      okText="Save template"
      okButtonProps={{ disabled: name.trim() === '', loading: isPending }}
      onOk={() => void handleSave().catch(() => undefined)}
      onCancel={onClose}
    >
      <div className={styles.inspector}>
        <p>Everybody in this workspace can use it. It keeps the layout, not the words and pictures of your campaign.</p>
        <label className={styles.label} htmlFor={`${id}-name`}>
          Name
          <Input
            id={`${id}-name`}
            autoFocus
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label className={styles.label} htmlFor={`${id}-style`}>
          Style
          <Select id={`${id}-style`} aria-label="Style" options={styleOptions} value={style} onChange={setStyle} />
        </label>
        {error === null ? null : <p role="alert">{error.message}</p>}
      </div>
    </OpenedModal>
  )
}
