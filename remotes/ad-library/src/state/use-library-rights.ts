import { useIsAllowed } from '@marquee/remote-kit/host-services'

/** What the account may do with ads, boards and brands; pages offer nothing else. */
export function useLibraryRights() {
  return {
    canSave: useIsAllowed({ permission: 'library.save', feature: 'swipe_file' }),
    canEditBoards: useIsAllowed({ permission: 'boards.edit', feature: 'swipe_file' }),
    canShare: useIsAllowed({ permission: 'sharing.manage', feature: ['explore_pages', 'swipe_file'] }),
    canFollow: useIsAllowed({ permission: 'brands.follow', feature: ['explore_pages', 'brand_spy'] }),
    canSpy: useIsAllowed({ feature: 'brand_spy' }),
    canHideBrands: useIsAllowed({ permission: 'brands.hide', feature: 'explore_pages' }),
    canExplore: useIsAllowed({ feature: 'explore_pages' }),
  }
}
