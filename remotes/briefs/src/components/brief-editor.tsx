import type { Brief } from '@marquee/contract/briefs'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { ConfigProvider } from 'antd'
import { useState } from 'react'
import { useBriefAutosave } from '../state/use-brief-autosave.ts'
import { useSaveBeforeNavigation } from '../state/use-save-before-navigation.ts'
import { toFieldErrors } from '../state/field-errors.ts'
import { BriefDetailsPanel } from './brief-details-panel.tsx'
import { useCanEditBriefs } from '../state/use-can-edit-briefs.ts'
import styles from './brief-editor.module.css'
import { BriefHeader } from './brief-header.tsx'
import { BriefCreatives } from './brief-creatives.tsx'
import { MemberComments } from './feedback/member-comments.tsx'
import { MemberReview } from './feedback/member-review.tsx'
import { BriefPlanFields, BriefStoryFields } from './brief-sections.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { DraftDialog } from './draft-dialog.tsx'
import { LeaveDialog } from '@marquee/ui/leave-dialog'

/** Edits a brief and saves it automatically. Users who may only read see the same page with locked fields. */
export function BriefEditor({ brief }: { brief: Brief }) {
  const { draft, version, state, autosave } = useBriefAutosave(brief)
  const blocker = useSaveBeforeNavigation(autosave)
  usePageTitle(draft.title || 'Untitled brief')
  const errors = toFieldErrors(state.kind === 'failed' ? state.error : null)
  const section = { draft, errors, onChange: autosave.change }
  const canEdit = useCanEditBriefs()
  const [isDrafting, setDrafting] = useState(false)
  const isStuck = blocker.state === 'blocked' && (state.kind === 'failed' || state.kind === 'conflict')

  return (
    <article className={styles.editor}>
      <BriefHeader
        brief={brief}
        version={version}
        state={state}
        onSave={() => void autosave.flush()}
        onDraft={() => setDrafting(true)}
      />
      {isDrafting ? <DraftDialog content={draft} onTake={autosave.change} onClose={() => setDrafting(false)} /> : null}
      {state.kind === 'conflict' ? (
        <ConflictNotice
          conflict={state}
          draft={draft}
          onKeepMine={() => void autosave.keepMine()}
          onTakeTheirs={autosave.takeTheirs}
        />
      ) : null}
      <ConfigProvider componentDisabled={!canEdit}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <BriefStoryFields {...section} />
            <BriefPlanFields {...section} />
            <BriefCreatives briefId={brief.id} />
            <MemberComments briefId={brief.id} />
          </div>
          <div className={styles.aside}>
            <BriefDetailsPanel brief={brief} {...section} />
            <ConfigProvider componentDisabled={false}>
              <MemberReview briefId={brief.id} version={version} />
            </ConfigProvider>
          </div>
        </div>
      </ConfigProvider>
      <LeaveDialog blocker={blocker} isOpen={isStuck}>
        Your last changes are not saved:{' '}
        {state.kind === 'failed' ? state.error.message : 'somebody else changed this brief.'}
      </LeaveDialog>
    </article>
  )
}
