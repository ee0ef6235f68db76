import { useSession } from '@marquee/remote-kit/host-services'
import { SkeletonBlock } from '@marquee/ui/skeleton-block'
import styles from './board-tree-skeleton.module.css'

/** Keeps the room of the workspace's boards and of "New folder": what stands below does not move when the tree has come. */
export function BoardTreeSkeleton() {
  const { authData } = useSession()
  return (
    <div className={styles.tree} data-testid="board-tree-skeleton" aria-hidden>
      {Array.from({ length: authData.board_tree_rows ?? 0 }, (_, row) => (
        <div key={row} className={styles.row}>
          <SkeletonBlock width="70%" height="10px" />
        </div>
      ))}
      <div className={styles.row} />
    </div>
  )
}
