/** Folder of the repository. */
export const root: string

/** Brings pnpm, Node 24 and the dependencies, where they are missing. @returns the path of Node 24 */
export function prepareToolchain(): string

/** Writes packages that are new in the workspace into the lockfile, and installs them. */
export function addPackagesToLockfile(): void
