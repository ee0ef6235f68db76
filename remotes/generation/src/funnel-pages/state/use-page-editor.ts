import type { PageAsset } from '../../state/page-asset.ts'
import type { StoredFunnelPage } from '@marquee/contract/funnel-pages'
import { applyPageCommand } from '@marquee/funnel-pages/apply-page-command'
import type { FunnelPage } from '@marquee/funnel-pages/funnel-page'
import { type PageCommand, RefusedPageCommand } from '@marquee/funnel-pages/page-command'
import { section as sectionSchema, type SectionType } from '@marquee/funnel-pages/section'
import { useToast } from '@marquee/remote-kit/host-services'
import { useSliceActions, useSliceSelector } from '@marquee/remote-kit/use-remote-slice'
import { canRedo, canUndo } from '@marquee/remote-kit/with-history'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createSection } from './new-section.ts'
import { pageSlice } from './page-slice.ts'
import { writePath } from './value-path.ts'

/** The page in the editor, the files that it refers to, and its history. */
export function usePageEditor(stored: StoredFunnelPage) {
  const actions = useSliceActions(pageSlice)
  const history = useSliceSelector(pageSlice, (state) => state)
  const showToast = useToast()
  const isOpen = useRef(false)
  const [added, setAdded] = useState<readonly PageAsset[]>([])
  useEffect(() => {
    isOpen.current = true
    // A new history is a new object, which makes the component render again.
    actions.restart(stored.page)
  }, [actions, stored.page])

  // Until this page is opened, the store contains the one edited before.
  const page = (isOpen.current ? history.present : null) ?? stored.page
  const assets = useMemo(() => [...stored.assets, ...added], [stored.assets, added])

  // What was started before later changes, as an upload, must not undo them.
  const latest = useRef(page)
  useEffect(() => {
    latest.current = page
  }, [page])

  /**
   * Changes the page. A command that is refused says why.
   * @param key consecutive changes with the same key are one step to undo
   */
  function run(command: PageCommand, key: string | null = null): void {
    try {
      const next = applyPageCommand(latest.current, command).page
      if (next !== latest.current) {
        latest.current = next
        actions.edited({ page: next, key })
      }
    } catch (error) {
      if (!(error instanceof RefusedPageCommand)) {
        throw error
      }
      showToast({ severity: 'info', summary: error.message })
    }
  }

  const find = (id: string) => latest.current.sections.find((section) => section.id === id)
  const findIndex = (id: string) => latest.current.sections.findIndex((section) => section.id === id)

  return {
    page,
    assets,
    canUndo: canUndo(history),
    canRedo: canRedo(history),
    undo: (): void => void actions.undo(),
    redo: (): void => void actions.redo(),
    /** Writes one part of a section, such as `items.2.title`. */
    write(id: string, path: string, value: unknown): void {
      const changed = sectionSchema.safeParse(writePath(find(id), path, value))
      if (changed.success) {
        run({ kind: 'edit_section', section: changed.data }, `${id}:${path}`)
      } else {
        showToast({ severity: 'info', summary: changed.error.issues[0]?.message ?? 'This change is not possible.' })
      }
    },
    /** @returns the id of the new section */
    add(type: SectionType, index: number): string {
      const section = createSection(type)
      run({ kind: 'add_section', section, index })
      return section.id
    },
    move: (id: string, index: number) => run({ kind: 'move_section', section_id: id, index }),
    moveBy: (id: string, steps: number) => run({ kind: 'move_section', section_id: id, index: findIndex(id) + steps }),
    toggle: (id: string) => run({ kind: 'hide_section', section_id: id, hidden: find(id)?.hidden !== true }),
    duplicate(id: string): string {
      const copy = crypto.randomUUID()
      run({ kind: 'duplicate_section', section_id: id, new_section_id: copy })
      return copy
    },
    remove: (id: string) => run({ kind: 'remove_section', section_id: id }),
    /** @param field what is changed, so that letters typed into one field are one step to undo */
    changePage: (change: Partial<Pick<FunnelPage, PagePart>>, field: string) =>
      run({ kind: 'edit_page', change }, `page:${field}`),
    /** Begins with another version. */
    open: (other: FunnelPage) => actions.restart(other),
    /** Files that the page may refer to from now on. */
    addAssets: (more: readonly PageAsset[]) => setAdded((before) => [...before, ...more]),
  }
}

type PagePart = 'look' | 'language' | 'title' | 'description' | 'share_image' | 'theme'

export type PageEditor = ReturnType<typeof usePageEditor>
