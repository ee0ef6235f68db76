import type { StoredAsset } from '@marquee/contract/assets'
import type { VideoRender } from '@marquee/contract/video-renders'
import { describeChanges } from '@marquee/creative/describe-changes'
import { listVideoAssets } from '@marquee/creative/list-video-assets'
import type { VideoProject } from '@marquee/creative/video-project'
import { ErrorState } from '@marquee/ui/error-state'
import { Field } from '@marquee/ui/field'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { ArrowLeft, History } from 'lucide-react'
import { useState } from 'react'
import { videoVersionQuery } from '../../api/sharing.ts'
import { restoreVersion } from '../../state/edit-scenes.ts'
import type { VideoEditor } from '../../state/use-video-editor.ts'
import { ComparedVideos } from './compared-videos.tsx'
import styles from './versions.module.css'

interface VersionViewProps {
  render: VideoRender
  /** All versions of the video. */
  renders: readonly VideoRender[]
  editor: VideoEditor
  canEdit: boolean
  onBack: () => void
  /** Called after the version was taken up again. */
  onRestored: () => void
}

/** Stands for the video as it is in the editor. */
const NOW = 'now'

/** One version beside another one: both files, what changed in words, and the way back to it. */
export function VersionView({ render, renders, editor, canEdit, onBack, onRestored }: VersionViewProps) {
  const [otherId, setOtherId] = useState(NOW)
  const other = renders.find(({ id }) => id === otherId)
  const query = useQuery(videoVersionQuery(render.id))
  const otherQuery = useQuery({
    ...videoVersionQuery(otherId),
    ...(other === undefined && { queryFn: skipToken }),
  })
  const version = query.data
  const compared = other === undefined ? editor.project : otherQuery.data?.project
  const options = [
    { value: NOW, label: 'the video in the editor' },
    ...renders.flatMap(({ id, number }) => (id === render.id ? [] : [{ value: id, label: `version ${number}` }])),
  ]
  if (query.isError) {
    return (
      <ErrorState title="The version could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  if (version === undefined) {
    return <ListSkeleton label="Loading the version" />
  }

  return (
    <div className={styles.version}>
      <div>
        <Button type="text" icon={<ArrowLeft size={16} aria-hidden />} onClick={onBack}>
          All versions
        </Button>
      </div>
      <h3 className={styles.title}>Version {render.number}</h3>
      <Field label="Compared with">
        {(control) => <Select {...control} value={otherId} options={options} onChange={setOtherId} />}
      </Field>
      <ComparedVideos renders={other === undefined ? [render] : [render, other]} />
      {compared === undefined ? (
        <ListSkeleton label="Comparing" />
      ) : (
        <Changes
          version={{ number: render.number, project: version.project }}
          other={other?.number}
          compared={compared}
        />
      )}
      {canEdit ? <GoBack editor={editor} version={version} onRestored={onRestored} /> : null}
    </div>
  )
}

interface ChangesProps {
  version: { number: number; project: VideoProject }
  /** The number of the version that it is compared with; undefined for the video in the editor. */
  other: number | undefined
  compared: VideoProject
}

/** What is different in the later one of two versions. */
function Changes({ version, other, compared }: ChangesProps) {
  const isLater = other !== undefined && other < version.number
  const sentences = isLater ? describeChanges(compared, version.project) : describeChanges(version.project, compared)
  const later = other === undefined ? 'the video in the editor' : `version ${Math.max(other, version.number)}`
  return sentences.length === 0 ? (
    <p className={styles.note}>Both show and sound the same.</p>
  ) : (
    <section aria-label="What changed">
      <h4 className={styles.subtitle}>What is different in {later}</h4>
      <ul className={styles.changes} aria-label="Changes">
        {sentences.map((sentence) => (
          <li key={sentence} dir="auto">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface GoBackProps {
  editor: VideoEditor
  version: { project: VideoProject; assets: StoredAsset[] }
  onRestored: () => void
}

/** Takes the version up again, unless a file of it is gone. */
function GoBack({ editor, version: { project, assets }, onRestored }: GoBackProps) {
  const there = new Set(assets.map(({ id }) => id))
  const isWhole = listVideoAssets(project).every((id) => there.has(id))
  return (
    <div className={styles.restore}>
      <Button
        type="primary"
        icon={<History size={16} aria-hidden />}
        disabled={!isWhole}
        onClick={() => {
          editor.addAssets(assets)
          editor.edit((one) => restoreVersion(one, project))
          onRestored()
        }}
      >
        Go back to this version
      </Button>
      <span className={styles.note}>
        {isWhole ? 'You can undo that.' : 'Files of this version were removed, so that it cannot be taken up again.'}
      </span>
    </div>
  )
}
