import { SCRIPT_SECONDS } from '@marquee/contract/brief-drafts'
import { ErrorState } from '@marquee/ui/error-state'
import { Field } from '@marquee/ui/field'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Alert, Slider } from 'antd'
import { FactQuestions } from '../../../wizard/components/fact-questions.tsx'
import { LanguageQuestion } from '../../../wizard/components/language-question.tsx'
import { WordsToolbar } from '../../../wizard/components/words-toolbar.tsx'
import wizard from '../../../wizard/components/wizard.module.css'
import { videoScriptsQuery } from '../../api/video-scripts.ts'
import { takeScript, toScriptWishes, withoutScript } from '../../state/video-draft.ts'
import { ScriptList } from './script-list.tsx'
import type { VideoStepProps } from './step-props.ts'
import { TakenList } from './taken-list.tsx'

/** The scripts to choose from: each begins with another hook. */
export function ScriptStep({ draft, change }: VideoStepProps) {
  const wishes = toScriptWishes(draft)
  const query = useQuery(videoScriptsQuery(wishes))
  if (query.isError) {
    return <ErrorState title="No script could be written" error={query.error} onRetry={() => void query.refetch()} />
  }
  const { data: scripts = [], meta } = query.data ?? {}
  return (
    <div className={wizard.step}>
      <Field label={`Length: ${draft.seconds} seconds`} hint="Short ads are watched to their end more often.">
        {({ id }) => (
          <Slider
            id={id}
            ariaLabelForHandle="Length in seconds"
            min={SCRIPT_SECONDS.least}
            max={SCRIPT_SECONDS.most}
            value={draft.seconds}
            marks={{ 6: '6', 15: '15', 30: '30', 60: '60' }}
            onChange={(seconds) => change(withoutScript({ seconds }))}
          />
        )}
      </Field>
      <WordsToolbar
        framework={draft.framework}
        language={draft.language}
        isWriting={query.isFetching}
        onFramework={(framework) => change(withoutScript({ framework }))}
        onLanguage={(language) => change(withoutScript({ language }))}
        onOtherWords={() => change(withoutScript({ round: (draft.round + 1) % 50 }))}
      />
      {meta === undefined ? (
        <ListSkeleton label="Writing…" />
      ) : (
        <>
          <LanguageQuestion
            candidates={meta.language_candidates}
            onAnswer={(language) => change(withoutScript({ language }))}
          />
          {meta.notice === null ? null : <Alert type="warning" showIcon title={meta.notice} />}
          {meta.missing === null ? null : (
            <FactQuestions
              missing={meta.missing}
              questions={meta.questions}
              answers={draft.answers}
              onAnswer={(answers) => change(withoutScript({ answers }))}
            />
          )}
          <TakenList taken={meta.taken} notTaken={meta.not_taken} />
          <ScriptList
            scripts={scripts}
            chosen={draft.scriptKey}
            onChoose={(script) => change(takeScript(script, meta))}
          />
        </>
      )}
    </div>
  )
}
