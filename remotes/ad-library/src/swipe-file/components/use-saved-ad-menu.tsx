import type { AdSummary } from '@marquee/contract/ads'
import type { SavedAd } from '@marquee/contract/saved-ads'
import { useCallback, useState } from 'react'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import type { AdActions } from '../../ad-actions/components/use-ad-actions.tsx'
import { AdMenu } from '../../components/grid/ad-menu.tsx'
import { SavedAdEditor } from '../../ad-details/components/saved-ad-editor.tsx'

/** The menu of an ad in the swipe file, and the editor of its note and tags. */
export function useSavedAdMenu(savedAds: readonly SavedAd[], actions: AdActions) {
  const { canSave } = useLibraryRights()
  const [editedId, setEditedId] = useState<string | null>(null)
  const getItems = useCallback(
    ({ id }: AdSummary) => [
      ...(canSave ? [{ key: 'edit', label: 'Note and tags', onChoose: () => setEditedId(id) }] : []),
      ...actions.getItems({ id }),
    ],
    [actions, canSave],
  )
  const renderMenu = useCallback(
    (ad: AdSummary, tabIndex: number) => <AdMenu ad={ad} tabIndex={tabIndex} getItems={getItems} />,
    [getItems],
  )
  const saved = editedId === null ? undefined : savedAds.find(({ ad }) => ad.id === editedId)
  const editor =
    saved === undefined ? null : <SavedAdEditor key={saved.id} saved={saved} onClose={() => setEditedId(null)} />
  return { renderMenu, editor }
}
