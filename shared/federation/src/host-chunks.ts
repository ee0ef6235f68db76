/** Components of antd by what a page tends to use together; what is not named here goes to `ui-core`. */
const groups: Readonly<Record<string, { antd: string; parts: string }>> = {
  'ui-date': { antd: 'date-picker time-picker calendar', parts: 'picker' },
  'ui-data': {
    antd:
      'anchor back-top carousel cascader color-picker descriptions float-button image list listy masonry mentions ' +
      'pagination qr-code qrcode rate result slider splitter statistic steps table timeline tour transfer tree tree-select ' +
      'upload watermark',
    parts: 'cascader image listy mentions pagination qrcode rate slider steps table tour tree tree-select upload',
  },
  'ui-form': {
    antd: 'auto-complete checkbox form input input-number radio segmented select switch',
    parts: 'checkbox input input-number segmented select switch textarea virtual-list',
  },
  'ui-overlay': {
    antd: 'breadcrumb drawer dropdown layout menu message modal notification popconfirm progress tabs',
    parts: 'dialog drawer dropdown menu notification progress tabs',
  },
}

/** Small modules inside of the components above that nearly all components import: contexts, texts, colours. */
const CORE_INSIDE =
  /\/antd\/es\/(?:[\w-]+\/(?:\w*[cC]ontext\.js|locale\/)|color-picker\/(?:color|util|components\/ColorPresets)\.js)/

/** Every other package that antd brings. The host's own cores are not among them, nor are the SDKs of third parties. */
const CORE =
  /\/node_modules\/(?!\.pnpm|react\/|react-dom\/|scheduler\/|react-router\/|@tanstack\/|@module-federation\/|zod\/|lucide-react\/|@growthbook\/|@sentry\/|mixpanel-browser\/)/

function modulesOf({ antd, parts }: { antd: string; parts: string }): RegExp {
  const anyOf = (names: string) => `(?:${names.replaceAll(' ', '|')})`
  return new RegExp(`/node_modules/(?:antd/es/${anyOf(antd)}|@rc-component/${anyOf(parts)})/`)
}

/**
 * How the host's chunks are cut. Without groups every component of antd would pull a dozen small files; with one file for all
 * of antd every page would pay for the table and the date picker. What the host itself uses lies in files of its own (`core`,
 * `ui-host`), which stay cached across releases; the groups hold the rest, for the remotes.
 */
export const hostCacheGroups = {
  core: {
    name: 'core',
    chunks: 'initial' as const,
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack|zod)\//,
    priority: 30,
    enforce: true,
  },
  'ui-host': { name: 'ui-host', chunks: 'initial' as const, test: CORE, priority: 20, enforce: true },
  'ui-core-inside': { name: 'ui-core', chunks: 'async' as const, test: CORE_INSIDE, priority: 15, enforce: true },
  ...Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [
      name,
      { name, chunks: 'async' as const, test: modulesOf(group), priority: 10, enforce: true },
    ]),
  ),
  'ui-core': { name: 'ui-core', chunks: 'async' as const, test: CORE, priority: 5, enforce: true },
}
