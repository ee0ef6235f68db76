/**
 * Whether a host that offers one version of the remote kit can run a remote built with another: the same major version, and
 * the remote's minor is not newer. Anything that is not a version is not compatible.
 */
export function isCompatible(remoteVersion: string, hostVersion: string): boolean {
  const remote = majorAndMinor(remoteVersion)
  const host = majorAndMinor(hostVersion)
  return remote !== null && host !== null && remote.major === host.major && remote.minor <= host.minor
}

function majorAndMinor(version: string): { major: number; minor: number } | null {
  const match = /^(\d+)\.(\d+)\.\d+$/.exec(version)
  return match === null ? null : { major: Number(match[1]), minor: Number(match[2]) }
}
