import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { specified } from '@marquee/remote-kit/routes'

/** A workspace keeps its saved ads after its plan has ended. */
const OWN_FILE = { feature: 'swipe_file', plan: 'ended' } as const

/** The release manifest of this remote: the host shows its entries before it loads any of the code. */
export const manifest = {
  routes: [
    { ...specified('explore'), title: 'Explore', section: 'explore' },
    { ...specified('explore-brands'), title: 'Explore brands', section: 'explore' },
    { name: 'angles', path: '/explore-angles', kind: 'app', title: 'Angles', section: 'explore' },
    { ...specified('brand'), title: 'Brand', section: 'explore' },
    { ...specified('brand-top-ads'), title: 'Top ads', section: 'explore' },
    { ...specified('swipe-file'), title: 'Swipe file', section: 'swipe-file' },
    { ...specified('swipe-file-brands'), title: 'Saved brands', section: 'swipe-file' },
    {
      name: 'bring-library',
      path: '/bring-your-library',
      kind: 'app',
      title: 'Bring your library',
      section: 'swipe-file',
    },
    { ...specified('board'), title: 'Board', section: 'swipe-file' },
    { ...specified('staff-picks'), title: 'Staff picks', section: 'staff-picks' },
    {
      ...specified('my-staff-picks'),
      title: 'My staff picks',
      section: 'my-staff-picks',
      access: { isAdmin: true },
    },
    { ...specified('brand-spy'), title: 'Brand spy', section: 'brand-spy' },
    { ...specified('brand-spy-details'), title: 'Brand spy', section: 'brand-spy' },
    { name: 'weekly-watch', path: '/weekly-watch', kind: 'app', title: 'Weekly watch', section: 'brand-spy' },
    { ...specified('share.board'), title: 'Shared board' },
    { ...specified('share.ad'), title: 'Shared ad' },
    { ...specified('embed'), title: 'Ad' },
  ],
  sections: [
    {
      name: 'explore',
      label: 'Explore',
      icon: 'Compass',
      route: 'explore',
      group: 'Find',
      order: 10,
      key: 'e',
      access: { feature: 'explore_pages' },
    },
    {
      name: 'swipe-file',
      label: 'Swipe file',
      icon: 'Bookmark',
      route: 'swipe-file',
      group: 'Find',
      order: 20,
      key: 's',
      access: OWN_FILE,
    },
    {
      name: 'staff-picks',
      label: 'Staff picks',
      icon: 'Star',
      route: 'staff-picks',
      group: 'Find',
      order: 30,
      access: { feature: ['explore_pages', 'swipe_file'] },
    },
    {
      name: 'my-staff-picks',
      label: 'My staff picks',
      icon: 'Sparkles',
      route: 'my-staff-picks',
      group: 'Find',
      order: 40,
      access: { isAdmin: true },
    },
    {
      name: 'brand-spy',
      label: 'Brand spy',
      icon: 'Radar',
      route: 'brand-spy',
      group: 'Watch',
      order: 10,
      access: { feature: 'brand_spy' },
    },
  ],
  slots: [
    {
      name: 'board-tree',
      place: 'side-bar',
      section: 'swipe-file',
      // The slot shows "New folder", and a row for each board and folder.
      rows: 1,
      rowsBeside: 'board_tree_rows',
      isForVerified: true,
      access: OWN_FILE,
    },
    { name: 'latest-saved', place: 'dashboard', title: 'Swipe file', layout: 'tiles', order: 10, access: OWN_FILE },
  ],
} as const satisfies ReleaseManifest
