import { config } from 'zod'

// Zod tries whether it may compile code, as a faster way to parse. Our content security policy forbids that, and the browser
// reports each try. Imported before anything that makes a schema.
config({ jitless: true })
