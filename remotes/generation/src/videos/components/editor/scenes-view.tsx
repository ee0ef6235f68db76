import { findBed } from '@marquee/creative/music-beds'
import { Segmented } from 'antd'
import { useState } from 'react'
import type { VideoSession } from '../../state/use-video-session.ts'
import { Timeline } from '../timeline/timeline.tsx'
import type { VideoEditor } from '../../state/use-video-editor.ts'
import { OverlayTable } from './overlay-table.tsx'
import { SceneTable } from './scene-table.tsx'

type View = 'timeline' | 'list'

const VIEWS: { value: View; label: string }[] = [
  { value: 'timeline', label: 'Timeline' },
  { value: 'list', label: 'List' },
]

/** The scenes on the timeline, or as a list; the list comes first on small screens. */
export function ScenesView({ session }: { session: VideoSession }) {
  const { editor, overlays, player, format, cues, resources, mixed, index, canEdit } = session
  const [view, setView] = useState<View>(() => (window.matchMedia('(width < 720px)').matches ? 'list' : 'timeline'))
  const header = <Segmented aria-label="View of the scenes" options={VIEWS} value={view} onChange={setView} />
  return view === 'list' ? (
    <SceneTable
      header={header}
      editor={editor}
      current={index}
      canEdit={canEdit}
      onSelect={(id) => session.goToScene(id)}
    >
      <OverlayTable project={editor.project} overlays={overlays} canEdit={canEdit} />
    </SceneTable>
  ) : (
    <Timeline
      header={header}
      editor={editor}
      overlays={overlays}
      player={player}
      format={format}
      cues={cues}
      resources={resources}
      sourcePeaks={mixed.sourcePeaks}
      musicPeaks={mixed.musicPeaks}
      musicName={getMusicName(editor)}
      current={index}
      canEdit={canEdit}
    />
  )
}

function getMusicName({ project: { music }, assets }: VideoEditor): string {
  if (music === null) {
    return ''
  }
  const { source } = music
  return source.kind === 'bed'
    ? (findBed(source.bed)?.name ?? 'Music')
    : (assets.find(({ id }) => id === source.asset_id)?.name ?? 'The music is missing')
}
