import type { AdSummary } from '@marquee/contract/ads'
import type { SavedAd } from '@marquee/contract/saved-ads'
import { useCallback, useState } from 'react'
import { AdMenu } from '../grid/ad-menu.tsx'
import { ShareDialog } from '../sharing/share-dialog.tsx'
import { SavedAdEditor } from './saved-ad-editor.tsx'

/** The menu of an ad in the swipe file, and the dialog that it opens. */
export function useSavedAdMenu(savedAds: readonly SavedAd[]) {
  const [opened, setOpened] = useState<{ kind: 'edit' | 'share'; adId: string } | null>(null)
  const itemsOf = useCallback(
    ({ id }: AdSummary) => [
      { key: 'edit', label: 'Note and tags', onChoose: () => setOpened({ kind: 'edit', adId: id }) },
      { key: 'share', label: 'Share or embed', onChoose: () => setOpened({ kind: 'share', adId: id }) },
    ],
    [],
  )
  const renderMenu = useCallback(
    (ad: AdSummary, tabIndex: number) => <AdMenu ad={ad} tabIndex={tabIndex} itemsOf={itemsOf} />,
    [itemsOf],
  )
  const close = () => setOpened(null)
  const saved = opened?.kind === 'edit' ? savedAds.find(({ ad }) => ad.id === opened.adId) : undefined
  const editor = (
    <>
      {saved === undefined ? null : <SavedAdEditor key={saved.id} saved={saved} onClose={close} />}
      {opened?.kind === 'share' ? (
        <ShareDialog target={{ kind: 'ad', id: opened.adId }} isOpen onClose={close} />
      ) : null}
    </>
  )
  return { renderMenu, editor }
}
