import type { AdSummary } from '@marquee/contract/ads'
import { useAdActionLinks } from '@marquee/remote-kit/host-services'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddToBoard } from '../state/use-add-to-board.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import { ShareDialog } from '../../sharing/components/share-dialog.tsx'
import { AdMenu } from '../../components/grid/ad-menu.tsx'
import { BoardPicker } from './board-picker.tsx'

type Opened = { kind: 'board'; adIds: readonly string[] } | { kind: 'share'; adId: string }

/** The actions of any ad, wherever it is shown: the items of its menu and the dialogs that they open. */
export function useAdActions() {
  const navigate = useNavigate()
  const { canEditBoards, canShare } = useLibraryRights()
  const links = useAdActionLinks()
  /** Kept while its dialog closes: a removed dialog could not return the focus. */
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback((next: Opened) => {
    setOpened(next)
    setIsOpen(true)
  }, [])
  const close = useCallback(() => setIsOpen(false), [])
  const { add, isPending } = useAddToBoard(close)
  const addToBoard = useCallback(
    (adIds: readonly string[]) => {
      if (canEditBoards) {
        open({ kind: 'board', adIds })
      }
    },
    [open, canEditBoards],
  )
  const share = useCallback((adId: string) => open({ kind: 'share', adId }), [open])
  const getItems = useCallback(
    ({ id }: Pick<AdSummary, 'id'>) => [
      ...(canEditBoards ? [{ key: 'board', label: 'Add to board', onChoose: () => addToBoard([id]) }] : []),
      ...(canShare ? [{ key: 'share', label: 'Share or embed', onChoose: () => share(id) }] : []),
      ...links.map(({ name, label, getAddress }) => ({
        key: name,
        label: `${label} from this ad`,
        onChoose: () => void navigate(getAddress(id)),
      })),
    ],
    [addToBoard, share, navigate, canEditBoards, canShare, links],
  )
  const renderMenu = useCallback(
    (ad: AdSummary, tabIndex: number) => <AdMenu ad={ad} tabIndex={tabIndex} getItems={getItems} />,
    [getItems],
  )
  const dialogs = (
    <>
      <BoardPicker
        isOpen={isOpen && opened?.kind === 'board'}
        isBusy={isPending}
        onClose={close}
        onChoose={(board) => opened?.kind === 'board' && add({ board, adIds: opened.adIds })}
      />
      {opened?.kind === 'share' ? (
        <ShareDialog target={{ kind: 'ad', id: opened.adId }} isOpen={isOpen} onClose={close} />
      ) : null}
    </>
  )
  const actions = useMemo(
    () => ({ getItems, addToBoard, share, canEditBoards, canShare }),
    [getItems, addToBoard, share, canEditBoards, canShare],
  )
  return { actions, renderMenu, dialogs, isOpen }
}

export type AdActions = ReturnType<typeof useAdActions>['actions']
