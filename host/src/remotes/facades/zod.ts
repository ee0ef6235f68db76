// oxlint-disable-next-line oxc/no-barrel-file -- remotes import the namespace `z`, so it is made here
import * as z from './zod-exports.ts'

export { z }
