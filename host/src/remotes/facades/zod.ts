import * as z from './zod-exports.ts'

export { z }
