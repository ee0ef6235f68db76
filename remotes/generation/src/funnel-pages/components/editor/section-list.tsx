import { MOST_SECTIONS, type Section, sectionTypes, type SectionType } from '@marquee/funnel-pages/section'
import { ActionMenu } from '@marquee/ui/action-menu'
import { Button } from 'antd'
import { ArrowDown, ArrowUp, EyeOff, FileText, GripVertical, Plus } from 'lucide-react'
import { useState } from 'react'
import { describeSection, SECTION_LABELS } from '../../state/page-words.ts'
import type { PageEditor } from '../../state/use-page-editor.ts'
import styles from './section-list.module.css'

interface SectionListProps {
  editor: PageEditor
  /** Null: the page itself. */
  chosen: string | null
  canEdit: boolean
  onChoose: (sectionId: string | null) => void
}

/** The sections in their order: they are chosen, dragged, moved by buttons and keys, and added behind the chosen one. */
export function SectionList({ editor, chosen, canEdit, onChoose }: SectionListProps) {
  const { sections } = editor.page
  const [dragged, setDragged] = useState<string | null>(null)
  const behind = sections.findIndex(({ id }) => id === chosen)

  function add(type: SectionType): void {
    onChoose(editor.add(type, behind === -1 ? sections.length : behind + 1))
  }

  return (
    <nav className={styles.outline} aria-label="Sections">
      <button
        type="button"
        className={styles.page}
        aria-current={chosen === null ? 'true' : undefined}
        onClick={() => onChoose(null)}
      >
        <FileText size={16} aria-hidden /> Page
      </button>
      <ol role="list" className={styles.list}>
        {sections.map((section, index) => (
          <li
            key={section.id}
            className={styles.row}
            data-dragged={dragged === section.id}
            draggable={canEdit}
            onDragStart={() => setDragged(section.id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== null) {
                editor.move(dragged, index)
              }
            }}
          >
            <SectionRow
              section={section}
              isChosen={section.id === chosen}
              canMoveUp={canEdit && index > 0}
              canMoveDown={canEdit && index < sections.length - 1}
              onChoose={() => onChoose(section.id)}
              onMove={(steps) => editor.moveBy(section.id, steps)}
            />
          </li>
        ))}
      </ol>
      {canEdit ? (
        <ActionMenu
          className={styles.types}
          items={sectionTypes.map((type) => ({ key: type, label: SECTION_LABELS[type] }))}
          onChoose={(key) => {
            const type = sectionTypes.find((one) => one === key)
            if (type !== undefined) {
              add(type)
            }
          }}
        >
          {(button) => (
            <Button {...button} icon={<Plus size={16} aria-hidden />} disabled={sections.length >= MOST_SECTIONS}>
              Add a section
            </Button>
          )}
        </ActionMenu>
      ) : null}
    </nav>
  )
}

interface SectionRowProps {
  section: Section
  isChosen: boolean
  canMoveUp: boolean
  canMoveDown: boolean
  onChoose: () => void
  onMove: (steps: number) => void
}

function SectionRow({ section, isChosen, canMoveUp, canMoveDown, onChoose, onMove }: SectionRowProps) {
  const name = describeSection(section)
  return (
    <>
      <GripVertical className={styles.grip} size={14} aria-hidden />
      <button
        type="button"
        className={styles.name}
        aria-current={isChosen ? 'true' : undefined}
        data-hidden={section.hidden}
        dir="auto"
        onClick={onChoose}
      >
        <span>{name}</span>
        {section.hidden ? <EyeOff size={14} aria-label="Hidden" /> : null}
      </button>
      {isChosen ? (
        <span className={styles.moves}>
          <Button
            size="small"
            type="text"
            disabled={!canMoveUp}
            icon={<ArrowUp size={14} aria-hidden />}
            aria-label={`Move ${name} up`}
            onClick={() => onMove(-1)}
          />
          <Button
            size="small"
            type="text"
            disabled={!canMoveDown}
            icon={<ArrowDown size={14} aria-hidden />}
            aria-label={`Move ${name} down`}
            onClick={() => onMove(1)}
          />
        </span>
      ) : null}
    </>
  )
}
