import { useIsAllowed } from '@marquee/remote-kit/host-services'

/** The user's rights on ads, boards and brands; pages offer only the actions that they allow. */
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
