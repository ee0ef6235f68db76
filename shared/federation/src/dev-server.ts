import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { createBaseConfig, REFRESH_RUNTIME } from './base-config.ts'

const SERVER_PATHS = ['/api', '/media', '/sanctum', '/login', '/logout']

export interface DevServerOptions {
  port: number
  /** Origin of a running server, as `http://localhost:3000`; it answers the calls of the API. */
  apiOrigin: string
}

/**
 * Serves one remote alone, with the remote kit's development host and hot reload.
 * @param folder of the remote
 * @returns a function that stops the server
 */
export async function startDevServer(
  name: string,
  folder: string,
  { port, apiOrigin }: DevServerOptions,
): Promise<() => Promise<void>> {
  const compiler = webpack(createStandaloneConfig(name, folder))
  if (compiler === null) {
    throw new Error('webpack refused the configuration.')
  }
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      static: false,
      proxy: [{ context: isForServer, target: apiOrigin, changeOrigin: true, headers: { origin: apiOrigin } }],
      setupMiddlewares: (middlewares) => [...middlewares, { name: 'page', middleware: sendPage }],
    },
    compiler,
  )
  await server.start()
  return () => server.stop()
}

/** Everything is in one build: nothing is shared, because there is no host. */
function createStandaloneConfig(name: string, folder: string): Configuration {
  const base = createBaseConfig(name, folder, { release: 'dev', outputPath: join(folder, 'dist'), mode: 'development' })
  return {
    ...base,
    entry: { main: [REFRESH_RUNTIME, './src/standalone.tsx'] },
    output: { ...base.output, publicPath: '/build/' },
  }
}

/** Requests of the API and form posts go to the server; opening `/login` in the browser shows the standalone page instead. */
function isForServer(path: string, request: { method?: string | undefined }): boolean {
  const isPage = request.method === 'GET' && (path === '/login' || path === '/logout')
  return !isPage && SERVER_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

function sendPage(
  _request: unknown,
  response: { setHeader: (name: string, value: string) => void; end: (body: string) => void },
): void {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Standalone</title><link rel="stylesheet" href="/build/main.css"><script defer src="/build/main.js"></script></html>',
  )
}
