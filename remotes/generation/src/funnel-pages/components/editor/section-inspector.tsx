import { type Section } from '@marquee/funnel-pages/section'
import { Field } from '@marquee/ui/field'
import { Button, Select } from 'antd'
import { Copy, Eye, EyeOff, Trash2 } from 'lucide-react'
import { SECTION_LABELS, SURFACE_LABELS } from '../../state/page-words.ts'
import { SECTION_FIELDS } from '../../state/section-fields.ts'
import type { PageEditor } from '../../state/use-page-editor.ts'
import { useSectionFindings } from '../../state/use-section-findings.ts'
import { WriterDialog } from './writer-dialog.tsx'
import { SectionField } from './section-field.tsx'
import styles from './inspector.module.css'

interface SectionInspectorProps {
  editor: PageEditor
  section: Section
  /** The product and brand that the writer writes about. */
  subject: { productId: string | null; brandProfileId: string | null; adId: string | null }
  onChoose: (sectionId: string | null) => void
}

const SURFACE_OPTIONS = Object.entries(SURFACE_LABELS).map(([value, label]) => ({ value, label }))

/** Everything that can be changed of one section. */
export function SectionInspector({ editor, section, subject, onChoose }: SectionInspectorProps) {
  const { id, type, hidden, surface } = section
  const { productId, brandProfileId } = subject
  const findFindings = useSectionFindings(section, { productId, brandProfileId, language: editor.page.language })
  return (
    <div className={styles.inspector}>
      <h2 className={styles.title}>{SECTION_LABELS[type]}</h2>
      <div className={styles.buttons}>
        <Button
          size="small"
          icon={hidden ? <Eye size={14} aria-hidden /> : <EyeOff size={14} aria-hidden />}
          onClick={() => editor.toggle(id)}
        >
          {hidden ? 'Show' : 'Hide'}
        </Button>
        <Button size="small" icon={<Copy size={14} aria-hidden />} onClick={() => onChoose(editor.duplicate(id))}>
          Duplicate
        </Button>
        <Button
          size="small"
          danger
          icon={<Trash2 size={14} aria-hidden />}
          onClick={() => {
            editor.remove(id)
            onChoose(null)
          }}
        >
          Remove
        </Button>
      </div>
      {'headline' in section && subject.productId !== null ? (
        <WriterDialog editor={editor} section={section} subject={subject} />
      ) : null}
      <Field label="Background">
        {(control) => (
          <Select
            {...control}
            value={surface}
            options={SURFACE_OPTIONS}
            onChange={(next) => editor.write(id, 'surface', next)}
          />
        )}
      </Field>
      {SECTION_FIELDS[type].map((plan) => (
        <SectionField
          key={`${id}:${plan.path}`}
          plan={plan}
          value={section}
          sections={editor.page.sections}
          assets={editor.assets}
          findFindings={findFindings}
          onWrite={(path, value) => editor.write(id, path, value)}
          onAdded={(asset) => editor.addAssets([asset])}
        />
      ))}
    </div>
  )
}
