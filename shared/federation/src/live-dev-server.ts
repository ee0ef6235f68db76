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

const ROOT = join(import.meta.dirname, '../../..')

/**
 * Offers one remote and the host, in development builds with hot reload, to the pages of a running server. That server asks here for their
 * descriptions when a page has `?mfe.briefs=localhost:3001`.
 * @returns a function that stops the server; resolves when both are built
 */
export async function startLiveDevServer(name: string, port: number): Promise<() => Promise<void>> {
  const names = ['host', name]
  const compiler = webpack(await Promise.all(names.map((one) => readConfig(one, port))))
  if (compiler === null) {
    throw new Error('webpack refused the configuration.')
  }
  const described = new Map<string, ReleaseDescription>()
  const isBuilt = describeEachBuild(compiler, port, described)
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

function toFolder(name: string): string {
  return name === 'host' ? join(ROOT, 'host') : join(ROOT, 'remotes', name)
}

async function readConfig(name: string, port: number): Promise<Configuration> {
  const folder = toFolder(name)
  const { default: createConfig } = (await import(pathToFileURL(join(folder, 'webpack.config.ts')).href)) as {
    default: ConfigFactory
  }
  const config = createConfig({
    release: localhostRelease(port),
    outputPath: join(ROOT, '.build', 'development', name),
    mode: 'development',
  })
  return { ...config, output: { ...config.output, publicPath: localhostBaseUrl(name, port) } }
}

/** Resolves when every package has been built once. */
function describeEachBuild(
  compiler: MultiCompiler,
  port: number,
  described: Map<string, ReleaseDescription>,
): Promise<void> {
  return new Promise((resolve) => {
    for (const one of compiler.compilers) {
      one.hooks.done.tapPromise('LiveDevServer', async (stats) => {
        if (!stats.hasErrors()) {
          const name = one.name ?? ''
          described.set(name, {
            ...toDescription(name, port, stats),
            manifest: await readManifest(toFolder(name), name),
          })
        }
        if (described.size === compiler.compilers.length) {
          resolve()
        }
      })
    }
  })
}

function toDescription(name: string, port: number, { compilation }: Stats): Omit<ReleaseDescription, 'manifest'> {
  const release = localhostRelease(port)
  const isHost = name === 'host'
  return {
    name,
    release,
    kitVersion: KIT_VERSION,
    singletons: isHost ? providedSingletons() : {},
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
