import type { AdSummary } from '@marquee/contract/ads'
import { useAdActionLinks } from '@marquee/remote-kit/host-services'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddToBoard } from '../state/use-add-to-board.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import { ShareDialog } from '../../sharing/components/share-dialog.tsx'
import { AdMenu } from '../../components/grid/ad-menu.tsx'
import { BoardPicker } from './board-picker.tsx'
import { SaveDialog } from './save-dialog.tsx'

type Opened = { kind: 'board' | 'save'; adIds: readonly string[] } | { kind: 'share'; adId: string }

const NO_ADS: readonly string[] = []

/** The actions of any ad, wherever it is shown: the items of its menu and the dialogs that they open. */
export function useAdActions() {
  const navigate = useNavigate()
  const { canSave, canEditBoards, canShare } = useLibraryRights()
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
  const saveWithDetails = useCallback(
    (adIds: readonly string[]) => {
      if (canSave) {
        open({ kind: 'save', adIds })
      }
    },
    [open, canSave],
  )
  const share = useCallback((adId: string) => open({ kind: 'share', adId }), [open])
  const getItems = useCallback(
    ({ id }: Pick<AdSummary, 'id'>) => [
      ...(canSave ? [{ key: 'save', label: 'Save with tags and a note', onChoose: () => saveWithDetails([id]) }] : []),
      ...(canEditBoards ? [{ key: 'board', label: 'Add to board', onChoose: () => addToBoard([id]) }] : []),
      ...(canShare ? [{ key: 'share', label: 'Share or embed', onChoose: () => share(id) }] : []),
      ...links.map(({ name, label, getAddress }) => ({
        key: name,
        label: `${label} from this ad`,
        onChoose: () => void navigate(getAddress(id)),
      })),
    ],
    [addToBoard, saveWithDetails, share, navigate, canSave, canEditBoards, canShare, links],
  )
  const renderMenu = useCallback(
    (ad: AdSummary, tabIndex: number) => <AdMenu ad={ad} tabIndex={tabIndex} getItems={getItems} />,
    [getItems],
  )
  const dialogs = (
    <>
      <BoardPicker
        title="Add to board"
        adIds={opened?.kind === 'board' ? opened.adIds : NO_ADS}
        isOpen={isOpen && opened?.kind === 'board'}
        isBusy={isPending}
        onClose={close}
        onChoose={(board) => opened?.kind === 'board' && add({ board, adIds: opened.adIds })}
      />
      {opened?.kind === 'save' ? <SaveDialog adIds={opened.adIds} isOpen={isOpen} onClose={close} /> : null}
      {opened?.kind === 'share' ? (
        <ShareDialog target={{ kind: 'ad', id: opened.adId }} isOpen={isOpen} onClose={close} />
      ) : null}
    </>
  )
  const actions = useMemo(
    () => ({ getItems, addToBoard, saveWithDetails, share, canSave, canEditBoards, canShare }),
    [getItems, addToBoard, saveWithDetails, share, canSave, canEditBoards, canShare],
  )
  return { actions, renderMenu, dialogs, isOpen }
}

export type AdActions = ReturnType<typeof useAdActions>['actions']
