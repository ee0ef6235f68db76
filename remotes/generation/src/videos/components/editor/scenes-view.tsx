import { findBed } from '@marquee/creative/music-beds'
import type { VideoProject } from '@marquee/creative/video-project'
import { Segmented } from 'antd'
import { useState } from 'react'
import type { VideoSession } from '../../state/use-video-session.ts'
import { Timeline } from '../timeline/timeline.tsx'
import { SceneTable } from './scene-table.tsx'

type View = 'timeline' | 'list'

const VIEWS: { value: View; label: string }[] = [
  { value: 'timeline', label: 'Timeline' },
  { value: 'list', label: 'List' },
]

/** The scenes on the timeline, or as a list; the list comes first on small screens. */
export function ScenesView({ session }: { session: VideoSession }) {
  const { editor, player, format, cues, resources, mixed, index, canEdit } = session
  const [view, setView] = useState<View>(() => (window.matchMedia('(width < 720px)').matches ? 'list' : 'timeline'))
  const header = <Segmented aria-label="View of the scenes" options={VIEWS} value={view} onChange={setView} />
  return view === 'list' ? (
    <SceneTable
      header={header}
      editor={editor}
      current={index}
      canEdit={canEdit}
      onSelect={(id) => session.goToScene(id)}
    />
  ) : (
    <Timeline
      header={header}
      editor={editor}
      player={player}
      format={format}
      cues={cues}
      resources={resources}
      sourcePeaks={mixed.sourcePeaks}
      musicPeaks={mixed.musicPeaks}
      musicName={getMusicName(editor.project)}
      current={index}
      canEdit={canEdit}
    />
  )
}

function getMusicName({ music }: VideoProject): string {
  if (music === null) {
    return ''
  }
  return music.source.kind === 'bed' ? (findBed(music.source.bed)?.name ?? 'Music') : 'Your music'
}
