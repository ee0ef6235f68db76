import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { KIT_VERSION } from '@marquee/remote-kit/version'
import webpack, { type Configuration, type MultiCompiler, type Stats } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import type { ConfigFactory } from './base-config.ts'
import { CONTAINER_FILE } from './container.ts'
import { describeHost } from './describe-build.ts'
import { localhostBaseUrl, localhostRelease } from './localhost-release.ts'
import { readManifest } from './read-manifest.ts'
import type { ReleaseDescription } from './registry.ts'
import { toGlobalName } from './release-address.ts'
import { providedSingletons } from './shared-singletons.ts'

interface LiveDevServer {
  /** Name of each package → its folder: a remote, and the host if its sources are there. */
  folders: Readonly<Record<string, string>>
  port: number
  /** Folder of the package whose dependencies are the shared modules. */
  sharedFrom: string
  /** Folder for the development builds. */
  output: string
}

/**
 * Offers packages, in development builds with hot reload, to the pages of a running server. That server asks here for their descriptions
 * when a page has `?mfe.briefs=localhost:3001`.
 * @returns a function that stops the server; resolves when all are built
 */
export async function startLiveDevServer(options: LiveDevServer): Promise<() => Promise<void>> {
  const { port } = options
  const compiler = webpack(await Promise.all(Object.keys(options.folders).map((name) => readConfig(name, options))))
  if (compiler === null) {
    throw new Error('webpack refused the configuration.')
  }
  const described = new Map<string, ReleaseDescription>()
  const isBuilt = describeEachBuild(compiler, options, described)
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      static: false,
      // The pages are served from another port of this machine.
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: { warnings: false } },
      devMiddleware: { stats: 'errors-warnings' },
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'descriptions',
          path: '/releases',
          middleware: (request: { url?: string }, response: Answer) =>
            sendDescription(described, request.url ?? '', response),
        },
      ],
    },
    compiler,
  )
  await server.start()
  await isBuilt
  return () => server.stop()
}

interface Answer {
  statusCode: number
  setHeader: (name: string, value: string) => void
  end: (body: string) => void
}

async function readConfig(name: string, { folders, port, sharedFrom, output }: LiveDevServer): Promise<Configuration> {
  const folder = folders[name] ?? ''
  const { default: createConfig } = (await import(pathToFileURL(join(folder, 'webpack.config.ts')).href)) as {
    default: ConfigFactory
  }
  const config = createConfig({
    release: localhostRelease(port),
    outputPath: join(output, name),
    sharedFrom,
    mode: 'development',
  })
  return { ...config, output: { ...config.output, publicPath: localhostBaseUrl(name, port) } }
}

/** Resolves when every package has been built once. */
function describeEachBuild(
  compiler: MultiCompiler,
  options: LiveDevServer,
  described: Map<string, ReleaseDescription>,
): Promise<void> {
  return new Promise((resolve) => {
    for (const one of compiler.compilers) {
      one.hooks.done.tapPromise('LiveDevServer', async (stats) => {
        if (!stats.hasErrors()) {
          const name = one.name ?? ''
          described.set(name, {
            ...toDescription(name, options, stats),
            manifest: await readManifest(options.folders[name] ?? '', name),
          })
        }
        if (described.size === compiler.compilers.length) {
          resolve()
        }
      })
    }
  })
}

function toDescription(
  name: string,
  { port, sharedFrom }: LiveDevServer,
  { compilation }: Stats,
): Omit<ReleaseDescription, 'manifest'> {
  const release = localhostRelease(port)
  const isHost = name === 'host'
  return {
    name,
    release,
    kitVersion: KIT_VERSION,
    singletons: isHost ? providedSingletons(sharedFrom) : {},
    baseUrl: localhostBaseUrl(name, port),
    entry: isHost ? describeHost(compilation).entry : { scripts: [CONTAINER_FILE], styles: [], consumes: [] },
    globalName: toGlobalName(name, release),
    // A build that changes at every keystroke cannot declare hashes of its files.
    integrity: {},
    pages: {},
    provides: {},
  }
}

function sendDescription(described: ReadonlyMap<string, ReleaseDescription>, path: string, response: Answer): void {
  const found = described.get(/^\/([a-z-]+)\.json$/.exec(path)?.[1] ?? '')
  response.statusCode = found === undefined ? 404 : 200
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(found ?? { message: 'This package is not built here.' }))
}
