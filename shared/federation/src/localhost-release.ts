const PREFIX = '0de5'

/** The release id of a build that a development server on this machine offers: `0de5` and its port. */
export function localhostRelease(port: number): string {
  return PREFIX + String(port).padStart(8, '0')
}

/** The port of such a release; null for all others. */
export function toLocalhostPort(release: string): number | null {
  const port = Number(/^0de5(\d{8})$/.exec(release)?.[1] ?? Number.NaN)
  return port > 0 && port < 65_536 ? port : null
}

/** The URL at which a development server offers the description of a package. */
export function localhostDescriptionUrl(name: string, port: number): string {
  return `http://localhost:${port}/releases/${name}.json`
}

/** The base URL at which a development server offers the files of a package. */
export function localhostBaseUrl(name: string, port: number): string {
  return `http://localhost:${port}/build/${name}/`
}

/** The origin of a release that a development server offers; null for all others. */
export function toLocalhostOrigin(baseUrl: string): string | null {
  return /^http:\/\/localhost:\d+(?=\/)/.exec(baseUrl)?.[0] ?? null
}
