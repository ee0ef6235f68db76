import { useQuery } from '@tanstack/react-query'
import { savedPlacesQuery } from '../../api/saved-ads.ts'
import { listPlacesText } from '../state/list-places.ts'
import styles from './board-picker.module.css'

/** Names where the workspace keeps the ads already. Its line is there from the start, so that nothing moves. */
export function SavedPlacesNote({ adIds }: { adIds: readonly string[] }) {
  const { data } = useQuery(savedPlacesQuery(adIds))
  return (
    <p className={styles.places} role="status" dir="auto">
      {data === undefined ? null : (listPlacesText(data, adIds.length) ?? 'Not saved yet.')}
    </p>
  )
}
