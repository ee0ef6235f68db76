import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { specified } from '@marquee/remote-kit/routes'

const PAGE = { kind: 'app', section: 'creative-analyzer' } as const

/** The release manifest of this remote: the host shows its entries before it loads any of the code. */
export const manifest = {
  routes: [
    { ...specified('creative-analyzer'), title: 'Creative analyzer', section: 'creative-analyzer' },
    { name: 'creative-analyzer.results', path: '/creative-analyzer/results', title: 'Results', ...PAGE },
    { name: 'creative-analyzer.import', path: '/creative-analyzer/results/import', title: 'Import results', ...PAGE },
    { name: 'creative-analyzer.ad', path: '/creative-analyzer/results/:id', title: 'Results of an ad', ...PAGE },
    { name: 'creative-analyzer.compare', path: '/creative-analyzer/compare', title: 'Compare creatives', ...PAGE },
    { name: 'share.analysis', path: '/share/analysis/:id', kind: 'public', title: 'Shared analysis' },
    { name: 'creative-analyzer.details', path: '/creative-analyzer/:id', title: 'Creative', ...PAGE },
  ],
  sections: [
    {
      name: 'creative-analyzer',
      label: 'Creative analyzer',
      icon: 'ChartNoAxesCombined',
      route: 'creative-analyzer',
      group: 'Watch',
      order: 20,
      access: { feature: 'creative_analyzer', plan: 'ended' },
    },
  ],
  commands: [
    {
      label: 'Import results from Ads Manager',
      icon: 'ChartNoAxesCombined',
      keywords: 'csv xlsx performance spend roas',
      route: 'creative-analyzer.import',
      access: { permission: 'analyzer.edit', feature: 'creative_analyzer' },
    },
  ],
  slots: [
    {
      name: 'latest-analyses',
      place: 'dashboard',
      title: 'Analyzed creatives',
      layout: 'tiles',
      order: 30,
      access: { feature: 'creative_analyzer' },
    },
    {
      place: 'ad-actions',
      name: 'analyse-creative',
      label: 'Analyze the creative',
      icon: 'ChartNoAxesCombined',
      route: 'creative-analyzer',
      adParameter: 'ad',
      order: 40,
      access: { permission: 'analyzer.edit', feature: 'creative_analyzer' },
    },
  ],
} as const satisfies ReleaseManifest
