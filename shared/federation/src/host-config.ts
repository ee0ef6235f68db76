import { ConsumeSharedPlugin, ModuleFederationPlugin, ProvideSharedPlugin } from '@module-federation/enhanced'
import { AssetIntegrityPlugin } from './asset-integrity-plugin.ts'
import { type ConfigFactory, createBaseConfig, globalNameOf } from './base-config.ts'
import { listSharedModules } from './shared-singletons.ts'

/**
 * The webpack configuration of the host. It knows no remote: they are registered at run time. It only provides what is
 * shared and uses its own copies directly, so that its start needs no asynchronous boundary.
 * @param context folder of the host
 */
export function createHostConfig({ context }: { context: string }): ConfigFactory {
  return (target) => {
    const base = createBaseConfig('host', context, target)
    return {
      ...base,
      entry: { main: './src/main.tsx' },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: globalNameOf('host', target.release),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
        new ProvideSharedPlugin({ provides: providedModules() }),
        // It consumes nothing, but this plugin brings the code that hands the provided modules to the federation runtime.
        new ConsumeSharedPlugin({ consumes: {} }),
        new AssetIntegrityPlugin(),
      ],
      optimization: {
        ...base.optimization,
        splitChunks: { chunks: 'all', cacheGroups: hostCacheGroups },
      },
    }
  }
}

function providedModules() {
  return Object.fromEntries(
    listSharedModules().map(({ key, file, version }) => [
      file,
      { shareKey: key, version, singleton: true, requiredVersion: `^${version}` },
    ]),
  )
}

/**
 * antd by what a page tends to use together. Without groups every component would pull a dozen small files; with one file
 * for all of antd every page would pay for the table and the date picker.
 */
const uiGroups: ReadonlyArray<readonly [name: string, modules: RegExp]> = [
  ['ui-date', /\/(?:@rc-component\/picker|antd\/es\/(?:date-picker|time-picker|calendar)|dayjs)\//],
  [
    'ui-data',
    /\/(?:@rc-component\/(?:table|tree|tree-select|cascader|pagination|virtual-list|listy|mentions|color-picker|tour|qrcode|upload|slider|rate|steps|image)|antd\/es\/(?:table|tree|tree-select|transfer|cascader|pagination|list|listy|mentions|color-picker|tour|qr-code|qrcode|upload|slider|rate|steps|image|carousel|anchor|timeline|watermark|statistic|splitter|result|masonry|descriptions|float-button|back-top))\//,
  ],
  [
    'ui-form',
    /\/(?:@rc-component\/(?:form|async-validator|input|input-number|textarea|select|checkbox|switch|segmented)|antd\/es\/(?:form|input|input-number|select|auto-complete|checkbox|radio|switch|segmented))\//,
  ],
  [
    'ui-overlay',
    /\/(?:@rc-component\/(?:dialog|drawer|dropdown|menu|notification|overflow|tabs|collapse|progress)|antd\/es\/(?:modal|drawer|dropdown|menu|message|notification|tabs|collapse|progress|popover|popconfirm|breadcrumb|layout))\//,
  ],
  ['ui-core', /\/(?:antd|@rc-component|@ant-design)\//],
]

/** What changes rarely lies in files of its own: it stays cached across releases of the host. */
const hostCacheGroups = {
  core: {
    name: 'core',
    chunks: 'initial' as const,
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack|zod)\//,
    priority: 10,
    enforce: true,
  },
  // What the host itself uses of antd, and no more; the groups below hold the rest, for the remotes.
  'ui-host': {
    name: 'ui-host',
    chunks: 'initial' as const,
    test: /\/(?:antd|@rc-component|@ant-design)\//,
    enforce: true,
  },
  ...Object.fromEntries(
    uiGroups.map(([name, modules], index) => [
      name,
      { name, chunks: 'async' as const, test: modules, priority: uiGroups.length - index, enforce: true },
    ]),
  ),
}
