import type { AccessRequirement } from '@marquee/contract/account-access'
import type { RouteName } from '@marquee/remote-kit/routes'
import {
  ChartNoAxesCombined,
  Clapperboard,
  CloudDownload,
  Compass,
  CreditCard,
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
  ListChecks,
  Mail,
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
  /** Who sees it: those who may open it. */
  access: AccessRequirement
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
  | 'invitation'

export interface SectionGroup {
  /** Null: the group stands without a heading. */
  label: string | null
  sections: readonly Section[]
}

/** A workspace keeps what it has made, also when its plan has ended. */
const OWN_DATA: AccessRequirement = { feature: 'full_product', plan: 'ended' }

/** The side navigation, in its order: a marketer's way from finding ads to making them. */
export const sectionGroups: readonly SectionGroup[] = [
  {
    label: null,
    sections: [
      {
        name: 'get-started',
        label: 'Get started',
        icon: Rocket,
        route: 'get-started',
        access: { feature: 'full_product' },
      },
      { name: 'dashboard', label: 'Dashboard', icon: LayoutDashboard, route: 'dashboard', access: OWN_DATA },
    ],
  },
  {
    label: 'Find',
    sections: [
      { name: 'explore', label: 'Explore', icon: Compass, route: 'explore', access: { feature: 'explore_pages' } },
      {
        name: 'swipe-file',
        label: 'Swipe file',
        icon: Bookmark,
        route: 'swipe-file',
        access: { feature: 'swipe_file', plan: 'ended' },
      },
      {
        name: 'staff-picks',
        label: 'Staff picks',
        icon: Star,
        route: 'staff-picks',
        access: { feature: ['explore_pages', 'swipe_file'] },
      },
      {
        name: 'my-staff-picks',
        label: 'My staff picks',
        icon: Sparkles,
        route: 'my-staff-picks',
        access: { isAdmin: true },
      },
    ],
  },
  {
    label: 'Watch',
    sections: [
      { name: 'brand-spy', label: 'Brand spy', icon: Radar, route: 'brand-spy', access: { feature: 'brand_spy' } },
      {
        name: 'creative-analyzer',
        label: 'Creative analyzer',
        icon: ChartNoAxesCombined,
        route: 'creative-analyzer',
        access: { feature: 'creative_analyzer' },
      },
    ],
  },
  {
    label: 'Make',
    sections: [
      { name: 'briefs', label: 'Briefs', icon: FileText, route: 'briefs', access: OWN_DATA },
      { name: 'products', label: 'Products', icon: Package, route: 'products', access: OWN_DATA },
      {
        name: 'image-generation',
        label: 'Images',
        icon: Image,
        route: 'image-generation',
        access: { feature: 'generation' },
      },
      { name: 'ai-videos', label: 'Videos', icon: Clapperboard, route: 'ai-videos', access: { feature: 'generation' } },
      {
        name: 'ad-templates',
        label: 'Ad templates',
        icon: LayoutTemplate,
        route: 'ad-templates',
        access: { feature: ['full_product', 'ad_templates'], plan: 'ended' },
      },
      {
        name: 'funnel-templates',
        label: 'Funnel templates',
        icon: Filter,
        route: 'funnel-templates',
        access: { feature: 'generation' },
      },
    ],
  },
  {
    label: 'Account',
    sections: [
      { name: 'api-access', label: 'Connect', icon: Plug, route: 'api-access', access: { feature: 'full_product' } },
      {
        name: 'referrals',
        label: 'Share and benefit',
        icon: Gift,
        route: 'share-and-benefit',
        access: OWN_DATA,
      },
      {
        name: 'account-settings',
        label: 'Settings',
        icon: Settings,
        route: 'account-settings.basics',
        access: { plan: 'none' },
      },
      { name: 'plans', label: 'Plans', icon: CreditCard, route: 'plans', access: { plan: 'none' } },
      {
        name: 'feature-flags',
        label: 'Feature flags',
        icon: Flag,
        route: 'admin.feature-flags',
        access: { isAdmin: true },
      },
      { name: 'releases', label: 'Releases', icon: PackageCheck, route: 'admin.releases', access: { isAdmin: true } },
      { name: 'jobs', label: 'Jobs', icon: ListChecks, route: 'admin.jobs', access: { isAdmin: true } },
      { name: 'mails', label: 'Mails', icon: Mail, route: 'admin.mails', access: { isAdmin: true } },
      {
        name: 'ad-sources',
        label: 'Ad sources',
        icon: CloudDownload,
        route: 'admin.ad-sources',
        access: { isAdmin: true },
      },
    ],
  },
]

/** The heading of the group that a section stands under; null for those without. */
export function areaOf(section: SectionName | null): string | null {
  return sectionGroups.find(({ sections }) => sections.some(({ name }) => name === section))?.label ?? null
}
