import type { Ad } from '@marquee/contract/ads'
import type { SavedAd } from '@marquee/contract/saved-ads'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { getSavedAdQuery } from '../../api/saved-ads.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import { SavedAdEditor } from './saved-ad-editor.tsx'
import { DetailsSection } from './details-section.tsx'
import styles from './ad-notes.module.css'

/** The workspace's note and tags of a saved ad, and the button that edits them. */
export function AdNotes({ ad }: { ad: Pick<Ad, 'id' | 'is_saved'> }) {
  const { data } = useQuery({ ...getSavedAdQuery(ad.id), enabled: ad.is_saved })
  // While the saved ad loads, or when loading fails, the details show only the ad itself.
  return data === undefined || !ad.is_saved ? null : <Notes saved={data.data} />
}

function Notes({ saved }: { saved: SavedAd }) {
  const { canSave } = useLibraryRights()
  const [isEdited, setEdited] = useState(false)
  if (!canSave && isBlank(saved)) {
    return null
  }
  return (
    <DetailsSection title="Note and tags">
      {saved.note === '' ? null : (
        <p className={styles.note} dir="auto">
          {saved.note}
        </p>
      )}
      {saved.tags.length === 0 ? null : (
        <ul className={styles.tags} role="list" aria-label="Tags">
          {saved.tags.map((tag) => (
            <li key={tag} className={styles.tag} dir="auto">
              {tag}
            </li>
          ))}
        </ul>
      )}
      {canSave ? (
        <Button className={styles.edit ?? ''} size="small" icon={<Pencil size={14} />} onClick={() => setEdited(true)}>
          {isBlank(saved) ? 'Add a note or tags' : 'Edit'}
        </Button>
      ) : null}
      {isEdited ? <SavedAdEditor saved={saved} onClose={() => setEdited(false)} /> : null}
    </DetailsSection>
  )
}

function isBlank({ note, tags }: { note: string; tags: readonly string[] }): boolean {
  return note === '' && tags.length === 0
}
