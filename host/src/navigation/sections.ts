import type { RouteName } from '@marquee/remote-kit/routes'
import {
  ChartNoAxesCombined,
  Clapperboard,
  CloudDownload,
  Compass,
  FileText,
  Filter,
  Flag,
  Gift,
  Image,
  LayoutDashboard,
  LayoutTemplate,
  type LucideIcon,
  Bookmark,
  Package,
  PackageCheck,
  Plug,
  Radar,
  Rocket,
  Settings,
  Sparkles,
  Star,
} from 'lucide-react'
import type { SectionName } from './pages.ts'

export interface Section {
  name: SectionName
  label: string
  icon: LucideIcon
  route: Exclude<RouteName, ParameterizedRoute>
  /** Only admins see it, as only they may open it [G-09]. */
  isForAdmins?: true
}

type ParameterizedRoute =
  | 'board'
  | 'brand'
  | 'brand-top-ads'
  | 'brand-spy-details'
  | 'image-generation-details'
  | 'edit-ai-video'
  | 'edit-product'
  | 'brief-details'
  | 'embed'
  | 'share.board'
  | 'share.ad'
  | 'share.brief'
  | 'reset-password'
  | 'set-password'

export interface SectionGroup {
  /** Null: the group stands without a heading. */
  label: string | null
  sections: readonly Section[]
}

/** The side navigation, in its order: a marketer's way from finding ads to making them. */
export const sectionGroups: readonly SectionGroup[] = [
  {
    label: null,
    sections: [
      { name: 'get-started', label: 'Get started', icon: Rocket, route: 'get-started' },
      { name: 'dashboard', label: 'Dashboard', icon: LayoutDashboard, route: 'dashboard' },
    ],
  },
  {
    label: 'Find',
    sections: [
      { name: 'explore', label: 'Explore', icon: Compass, route: 'explore' },
      { name: 'swipe-file', label: 'Swipe file', icon: Bookmark, route: 'swipe-file' },
      { name: 'staff-picks', label: 'Staff picks', icon: Star, route: 'staff-picks' },
      { name: 'my-staff-picks', label: 'My staff picks', icon: Sparkles, route: 'my-staff-picks', isForAdmins: true },
    ],
  },
  {
    label: 'Watch',
    sections: [
      { name: 'brand-spy', label: 'Brand spy', icon: Radar, route: 'brand-spy' },
      { name: 'creative-analyzer', label: 'Creative analyzer', icon: ChartNoAxesCombined, route: 'creative-analyzer' },
    ],
  },
  {
    label: 'Make',
    sections: [
      { name: 'briefs', label: 'Briefs', icon: FileText, route: 'briefs' },
      { name: 'products', label: 'Products', icon: Package, route: 'products' },
      { name: 'image-generation', label: 'Images', icon: Image, route: 'image-generation' },
      { name: 'ai-videos', label: 'Videos', icon: Clapperboard, route: 'ai-videos' },
      { name: 'ad-templates', label: 'Ad templates', icon: LayoutTemplate, route: 'ad-templates' },
      { name: 'funnel-templates', label: 'Funnel templates', icon: Filter, route: 'funnel-templates' },
    ],
  },
  {
    label: 'Account',
    sections: [
      { name: 'api-access', label: 'Connect', icon: Plug, route: 'api-access' },
      { name: 'referrals', label: 'Share and benefit', icon: Gift, route: 'share-and-benefit' },
      { name: 'account-settings', label: 'Settings', icon: Settings, route: 'account-settings.basics' },
      { name: 'feature-flags', label: 'Feature flags', icon: Flag, route: 'admin.feature-flags', isForAdmins: true },
      { name: 'releases', label: 'Releases', icon: PackageCheck, route: 'admin.releases', isForAdmins: true },
      { name: 'ad-sources', label: 'Ad sources', icon: CloudDownload, route: 'admin.ad-sources', isForAdmins: true },
    ],
  },
]

/** The heading of the group that a section stands under; null for those without. */
export function areaOf(section: SectionName | null): string | null {
  return sectionGroups.find(({ sections }) => sections.some(({ name }) => name === section))?.label ?? null
}
